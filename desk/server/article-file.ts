import { z } from 'zod';
import { articleFacts } from '../../schema/article.ts';
import { group } from '../../schema/parts.ts';
import type { ArticleValue, Path } from '../contract.ts';

/** Articles as the desk edits them, and as their Markdown files hold them (builder/news/read-article.ts). */

const { date, title, picture } = articleFacts.shape;
const englishMark = '[english]';
const isEnglishMark = (line: string) => line.trim().toLowerCase() === englishMark;

const text = z
  .string()
  .regex(/\S/, { error: 'er tom' })
  .refine((value) => !value.split('\n').some(isEnglishMark), {
    error: `kan ikke ha en linje som bare er ${englishMark}`,
  })
  .meta({
    title: 'Tekst',
    description: 'Tom linje mellom avsnittene.',
  });

export const articleSchema: z.ZodType<ArticleValue> = group('Nyhet', 'En nyhet på siden Aktuelt.', {
  date,
  picture: picture
    .unwrap()
    .nullable()
    .meta(picture.meta() ?? {}),
  no: group('Norsk', 'Nyheten på norsk.', { title, text }),
  en: group('Engelsk', 'Nyheten på engelsk, om den finnes på engelsk.', { title, text }).nullable(),
});

/** Reads the parts of an article. Throws for a file that does not begin with its facts. */
export function parseArticle(source: string): ArticleValue {
  const { facts, body } = split(source);
  const fact = (name: string) => {
    const line = facts.find((one) => one.startsWith(`${name}:`)) ?? '';
    return line
      .slice(name.length + 1)
      .trim()
      .replace(/^"(.*)"$/, '$1');
  };
  const mark = body.findIndex(isEnglishMark);
  const norwegian = body.slice(0, mark === -1 ? undefined : mark);
  const english = mark === -1 ? '' : textOf(body.slice(mark + 1));
  return {
    date: fact('date'),
    picture: fact('picture') || null,
    no: { title: fact('title'), text: textOf(norwegian) },
    en: (english && { title: fact('title-en'), text: english }) || null,
  };
}

/** Writes an article. What the value does not change stays as it is in `before`. */
export function writeArticle(value: ArticleValue, before = '---\n---\n'): string {
  const { facts, body } = split(before);
  const had = parseArticle(before);
  const hadFacts = factsOf(had);
  for (const [name, fact] of Object.entries(factsOf(value))) {
    if (fact === hadFacts[name]) continue;
    const at = facts.findIndex((line) => line.startsWith(`${name}:`));
    const lines = fact === '' ? [] : [`${name}: ${fact}`];
    facts.splice(at === -1 ? facts.length : at, at === -1 ? 0 : 1, ...lines);
  }
  const isSameText = had.no.text === value.no.text && had.en?.text === value.en?.text;
  return ['---', ...facts, '---', ...(isSameText ? body : bodyOf(value))].join('\n');
}

function split(source: string): { facts: string[]; body: string[] } {
  const lines = source.replace(/^\uFEFF/, '').split(/\r?\n/);
  const end = lines.indexOf('---', 1);
  if (lines[0] !== '---' || end === -1)
    throw new Error('an article begins with its facts between two lines of ---');
  return { facts: lines.slice(1, end), body: lines.slice(end + 1) };
}

const textOf = (lines: readonly string[]) => lines.join('\n').trim();

function factsOf({ date, picture, no, en }: ArticleValue): Record<string, string> {
  const facts = { date, title: no.title, 'title-en': en?.title ?? '', picture: picture ?? '' };
  const entries = Object.entries(facts).map(([name, fact]) => [name, fact.replace(/\s+/g, ' ').trim()]);
  return Object.fromEntries(entries);
}

function bodyOf({ no, en }: ArticleValue): string[] {
  const english = en ? [englishMark, '', en.text.trim(), ''] : [];
  return ['', no.text.trim(), '', ...english];
}

/** The field that a line of an article belongs to, counted from 1. */
export function fieldAt(source: string, line: number): Path {
  const lines = source.split(/\r?\n/);
  const end = lines.indexOf('---', 1);
  if (line > end + 1) {
    const mark = lines.findIndex(isEnglishMark);
    return [mark === -1 || line <= mark ? 'no' : 'en', 'text'];
  }
  const name = /^([\w-]+):/.exec(lines[line - 1] ?? '')?.[1];
  const fields: Record<string, Path> = { title: ['no', 'title'], 'title-en': ['en', 'title'] };
  return name ? (fields[name] ?? [name]) : [];
}
