import { hash } from 'node:crypto';
import { findRoute, readAddress } from '../../src/routing/paths.ts';
import { article } from '../../src/screens/article/content.ts';
import { notFoundRoute } from '../../src/screens/routes.ts';
import { anchors } from '../../tables/anchors.ts';
import { ContentError, type ContentProblem, gather, unreadable } from '../failure.ts';
import { createMemory } from '../memory.ts';
import { parseChecked } from '../schema/check.ts';
import { listFolder, type Project, readContent } from '../schema/project.ts';
import { clockInOslo } from '../time-in-oslo.ts';
import { nameComplaint, parseArticle, slugOf } from './article-file.ts';
import { readMarkdown, type WrittenNode } from './markdown.ts';

const newsFolder = 'content/news';

/** Reads all articles, newest first; `pictures` are all names, if known. Throws a ContentError. */
export async function readNews(
  project: Project,
  pictures: ReadonlySet<string> | null,
): Promise<ArticleFile[]> {
  const files = (await listFolder(project, newsFolder)).filter(
    (file) => file.endsWith('.md') && !file.endsWith('/README.md'),
  );
  const slugs = files.map((file) => file.slice(newsFolder.length + 1, -'.md'.length));
  const names = JSON.stringify([slugs, pictures && [...pictures]]);
  const read = async (file: string): Promise<ArticleFile> => {
    const source = (await readContent(project, file)).toString('utf8');
    const key = hash('sha1', [file, names, source].join('\n'));
    return articles(key, async () => readArticle(file, source, { slugs, pictures }));
  };
  const found = await gather(files.map(read));
  return found.sort((one, other) => other.date.localeCompare(one.date) || one.slug.localeCompare(other.slug));
}

/** Articles as they were read, by all that they were read from: reading one takes longer than all the rest. */
const articles = createMemory<ArticleFile>(500);

export interface ArticleText {
  title: string;
  body: WrittenNode[];
}

/** English is null if the file has no English text. */
export interface ArticleFile {
  file: string;
  slug: string;
  date: string;
  picture: string | null;
  no: ArticleText;
  en: ArticleText | null;
}

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

/** Any host: a path leads to the site itself. */
const here = 'https://example.no';
const anchorsOf: Readonly<Record<string, readonly string[] | undefined>> = anchors;

/** What is wrong with a link in an article, in Norwegian; null if nothing is. */
function linkComplaint(href: string, articles: readonly string[]): string | null {
  if (/^(https:\/\/|mailto:|tel:)./i.test(href) ? URL.canParse(href) : leadsToPage(href, articles))
    return null;
  return `Lenken «${href}» fører ingen steder: den må begynne med https://, mailto: eller tel:, eller være en side her, for eksempel /contact. Åpne siden, og kopier adressen på nytt.`;
}

/** Whether the site has the page, article or part of a page at a path. */
function leadsToPage(href: string, articles: readonly string[]): boolean {
  if (!/^\/(?![/\\])/.test(href) || !URL.canParse(href, here)) return false;
  const { pathname, hash } = new URL(href, here);
  const { path, screen } = findRoute(readAddress(pathname).path);
  if (screen === notFoundRoute.screen) return false;
  if (screen === 'article' && !articles.includes(slugOf(path))) return false;
  return hash === '' || anchorsOf[screen]?.includes(hash.slice(1)) === true;
}
