import { article } from '../../schema/article.ts';
import { ContentError, type ContentProblem } from '../failure.ts';
import { parseChecked } from '../schema/check.ts';
import { unreadable } from '../schema/unreadable.ts';
import { clockInOslo } from '../time-in-oslo.ts';
import { parseArticle } from './article-file.ts';
import { nameComplaint } from './article-name.ts';
import { linkComplaint } from './link-complaint.ts';
import { readMarkdown, type WrittenNode } from './markdown.ts';

/** One language of an article. */
export interface ArticleText {
  title: string;
  body: WrittenNode[];
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

/** What an article may name: all articles, and all pictures if they are known. */
interface KnownNames {
  slugs: readonly string[];
  pictures: ReadonlySet<string> | null;
}

/** Reads an article. Throws a ContentError. */
export function readArticle(file: string, source: string, known: KnownNames): ArticleFile {
  const slug = /([^/]+)\.md$/.exec(file)?.[1] ?? '';
  const complaint = nameComplaint(slug);
  if (complaint) throw unreadable(file, 1, complaint);
  const parsed = parseArticle(file, source);
  const { date, picture, no, en } = parseChecked(article, parsed.value, parsed);
  const problems: ContentProblem[] = [];
  const complain = (line: number, path: string[], message: string) =>
    problems.push({ file, line, message, field: { path, message, sentence: message } });

  if (date > clockInOslo(new Date()).day)
    complain(parsed.lineOf(['date']), ['date'], 'Datoen ligger fram i tid: velg dagen i dag, eller en før.');
  const missing = picture && pictureComplaint(picture);
  if (missing) complain(parsed.lineOf(['picture']), ['picture'], missing);
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

  function bodyOf(text: string, language: string, quotes: string): WrittenNode[] {
    const { body, problems: found } = readMarkdown(text, quotes, {
      ofLink: (href) => linkComplaint(href, known.slugs),
      ofPicture: pictureComplaint,
    });
    const path = [language, 'text'];
    for (const { line, message } of found) complain(parsed.lineOf(path) + line - 1, path, message);
    return body;
  }

  function pictureComplaint(name: string): string | null {
    if (!known.pictures || known.pictures.has(name)) return null;
    return `Bildet ${name} finnes ikke blant bildene: velg et annet, eller legg til bildet.`;
  }
}
