import { type ArticleFacts, articleFacts } from '../../schema/article.ts';
import type { ArticleNode } from '../../src/content/article.ts';
import { ContentError } from '../failure.ts';
import { parseChecked } from '../schema/check.ts';
import { linkComplaint } from './link-complaint.ts';
import { MarkdownFailure, readMarkdown } from './markdown.ts';

/** One language of an article. */
export interface ArticleText {
  title: string;
  body: ArticleNode[];
}

/** An article of content/news. English is null if the file has no English text. */
export interface ArticleFile {
  file: string;
  slug: string;
  date: string;
  picture: string | null;
  no: ArticleText;
  en: ArticleText | null;
}

const englishMark = '[english]';

/**
 * Reads an article: facts between two lines of `---`, the Norwegian text, and optionally a line `[english]` with the
 * English text after it. `slugs` are the names of all articles. Throws a ContentError.
 */
export function readArticle(file: string, source: string, slugs: readonly string[] = []): ArticleFile {
  const wrong = (line: number, message: string) => new ContentError([{ file, line, message }]);
  const slug = /([^/]+)\.md$/.exec(file)?.[1] ?? '';
  if (!/^[a-z0-9-]+$/.test(slug)) {
    throw wrong(
      1,
      'Filnavnet kan bare ha små bokstaver fra a til z, tall og bindestrek, for eksempel forste-sno.md.',
    );
  }
  const lines = source.replace(/^\uFEFF/, '').split(/\r?\n/);
  if (lines[0]?.trim() !== '---') throw wrong(1, 'Filen må begynne med en linje med tre bindestreker: ---.');
  const end = lines.findIndex((line, index) => index > 0 && line.trim() === '---');
  if (end === -1) throw wrong(lines.length, 'Det mangler en ny linje med --- under opplysningene.');

  const facts = readFacts(lines.slice(1, end));
  const mark = lines.findIndex((line, index) => index > end && line.trim().toLowerCase() === englishMark);
  const norwegian = readText(end + 1, mark === -1 ? lines.length : mark, '«»‘’');
  if (!norwegian) throw wrong(end + 2, 'Den norske teksten mangler: skriv den under linjen med ---.');
  const english = mark === -1 ? null : readText(mark + 1, lines.length, '“”‘’');
  const titleEn = facts['title-en'];
  if (english && !titleEn) {
    throw wrong(
      2,
      'Det står en engelsk tekst, så da trengs title-en også, for eksempel title-en: First snow.',
    );
  }
  return {
    file,
    slug,
    date: facts.date,
    picture: facts.picture ?? null,
    no: { title: facts.title, body: norwegian },
    en: english && titleEn ? { title: titleEn, body: english } : null,
  };

  function readFacts(written: string[]): ArticleFacts {
    const found = new Map<string, { value: string; line: number }>();
    for (const [index, text] of written.entries()) {
      if (text.trim() === '') continue;
      const line = index + 2;
      const [, name = '', value = ''] = /^([\w-]+):\s*(.*)$/.exec(text.trim()) ?? [];
      if (name === '') throw wrong(line, 'Skriv et navn, kolon og en verdi, for eksempel title: Første snø.');
      if (found.has(name)) throw wrong(line, `Linjen ${name} står to ganger: behold én.`);
      found.set(name, { value: value.trim().replace(/^"(.*)"$/, '$1'), line });
    }
    const filled = [...found]
      .filter(([, { value }]) => value !== '')
      .map(([name, { value }]) => [name, value]);
    const lineOf = ([name]: (string | number)[]) => found.get(String(name))?.line ?? 1;
    return parseChecked(articleFacts, Object.fromEntries(filled), { file, lineOf });
  }

  function readText(from: number, to: number, quotes: string): ArticleNode[] | null {
    const text = lines.slice(from, to).join('\n');
    if (text.trim() === '') return null;
    try {
      return readMarkdown(text, quotes, (href) => linkComplaint(href, slugs));
    } catch (error) {
      if (error instanceof MarkdownFailure) throw wrong(from + error.line, error.message);
      throw error;
    }
  }
}
