import { article } from '../../schema/article.ts';
import type { ArticleNode } from '../../src/content/article.ts';
import { ContentError, type ContentProblem } from '../failure.ts';
import { parseChecked } from '../schema/check.ts';
import { unreadable } from '../schema/unreadable.ts';
import { parseArticle } from './article-file.ts';
import { nameComplaint } from './article-name.ts';
import { linkComplaint } from './link-complaint.ts';
import { readMarkdown } from './markdown.ts';

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

/** Reads an article. `slugs` are the names of all articles. Throws a ContentError. */
export function readArticle(file: string, source: string, slugs: readonly string[] = []): ArticleFile {
  const slug = /([^/]+)\.md$/.exec(file)?.[1] ?? '';
  const complaint = nameComplaint(slug);
  if (complaint) throw unreadable(file, 1, complaint);
  const parsed = parseArticle(file, source);
  const { date, picture, no, en } = parseChecked(article, parsed.value, parsed);
  const problems: ContentProblem[] = [];
  const read = {
    file,
    slug,
    date,
    picture,
    no: { title: no.title, body: bodyOf(no.text, 'no', '«»‘’') },
    en: en && { title: en.title, body: bodyOf(en.text, 'en', '“”‘’') },
  };
  if (problems.length > 0) throw new ContentError(problems);
  return read;

  function bodyOf(text: string, language: string, quotes: string): ArticleNode[] {
    const { body, problems: found } = readMarkdown(text, quotes, (href) => linkComplaint(href, slugs));
    const path = [language, 'text'];
    for (const { line, message } of found) {
      const field = { path, message, sentence: message };
      problems.push({ file, line: parsed.lineOf(path) + line - 1, message, field });
    }
    return body;
  }
}
