import type { ArticleNode } from '../../src/content/article.ts';
import { BuildFailure } from '../failure.ts';
import { MarkdownFailure, readMarkdown } from './markdown.ts';

/** One language of an article. */
export interface ArticleText {
  title: string;
  body: ArticleNode[];
}

/** An article as its file in content/news holds it; English is null where it is missing. */
export interface ArticleFile {
  slug: string;
  date: string;
  picture: string | null;
  no: ArticleText;
  en: ArticleText | null;
}

const fields = ['date', 'title', 'title-en', 'picture'] as const;
type Field = (typeof fields)[number];
const englishMark = '[english]';

/**
 * Reads an article: three or four lines of facts between two lines of ---, the Norwegian text, and after
 * a line [english] the English one. Throws a BuildFailure with file, line and cure.
 */
export function readArticle(file: string, source: string): ArticleFile {
  const wrong = (line: number, cure: string) => new BuildFailure(`${file}, line ${line}: ${cure}.`);
  const slug = /([^/]+)\.md$/.exec(file)?.[1] ?? '';
  if (!/^[a-z0-9-]+$/.test(slug)) {
    throw wrong(
      1,
      'The name of the file may only have small letters a–z, figures and hyphens, for instance forste-sno.md',
    );
  }
  const lines = source.replace(/^\uFEFF/, '').split(/\r?\n/);
  if (lines[0]?.trim() !== '---') throw wrong(1, 'The file must begin with a line of three hyphens: ---');
  const end = lines.findIndex((line, index) => index > 0 && line.trim() === '---');
  if (end === -1)
    throw wrong(lines.length, 'A second line of three hyphens (---) must close the facts above the text');

  const facts = readFacts(lines.slice(1, end));
  const { date, title, picture } = facts;
  if (!date || !isDate(date)) throw wrong(2, 'The facts need a date such as "date: 2026-11-20"');
  if (!title) throw wrong(2, 'The facts need the Norwegian title, for instance "title: Første snø"');

  const mark = lines.findIndex((line, index) => index > end && line.trim().toLowerCase() === englishMark);
  const norwegianEnd = mark === -1 ? lines.length : mark;
  const norwegian = readText(end + 1, norwegianEnd, '«»‘’');
  if (!norwegian) throw wrong(end + 2, 'The Norwegian text is missing');
  const english = mark === -1 ? null : readText(mark + 1, lines.length, '“”‘’');
  const titleEn = facts['title-en'];
  if (english && !titleEn) throw wrong(2, 'There is an English text, so the facts need "title-en:" too');
  return {
    slug,
    date,
    picture: picture ?? null,
    no: { title, body: norwegian },
    en: english && titleEn ? { title: titleEn, body: english } : null,
  };

  function readFacts(written: string[]): Partial<Record<Field, string>> {
    const found: Partial<Record<Field, string>> = {};
    for (const [index, line] of written.entries()) {
      if (line.trim() === '') continue;
      const [, name, value = ''] = /^([\w-]+):\s*(.*)$/.exec(line.trim()) ?? [];
      const field = fields.find((each) => each === name);
      if (!field)
        throw wrong(index + 2, `Write "name: value", where the name is one of ${fields.join(', ')}`);
      if (found[field] !== undefined) throw wrong(index + 2, `"${field}" stands here twice: keep one`);
      if (value.trim()) found[field] = value.trim().replace(/^"(.*)"$/, '$1');
    }
    return found;
  }

  function readText(from: number, to: number, quotes: string): ArticleNode[] | null {
    const text = lines.slice(from, to).join('\n');
    if (text.trim() === '') return null;
    try {
      return readMarkdown(text, quotes);
    } catch (error) {
      if (error instanceof MarkdownFailure) throw wrong(from + error.line, error.message);
      throw error;
    }
  }
}

function isDate(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}
