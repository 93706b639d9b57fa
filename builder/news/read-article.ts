import { article } from '../../schema/article.ts';
import type { ArticleNode } from '../../src/content/article.ts';
import { findRoute, readAddress } from '../../src/routing/paths.ts';
import { anchors } from '../../tables/anchors.ts';
import { notFoundRoute } from '../../tables/routes.ts';
import { ContentError, type Problem } from '../failure.ts';
import { parseChecked } from '../schema/check.ts';
import { parseArticle } from './article-file.ts';
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
  if (!/^[a-z0-9-]+$/.test(slug)) {
    const message =
      'Filnavnet kan bare ha små bokstaver fra a til z, tall og bindestrek, for eksempel forste-sno.md.';
    throw new ContentError([{ file, line: 1, message }]);
  }
  const parsed = parseArticle(file, source);
  const { date, picture, no, en } = parseChecked(article, parsed.value, parsed);
  const problems: Problem[] = [];
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
      problems.push({ file, line: parsed.lineOf(path) + line - 1, message, field: { path, message } });
    }
    return body;
  }
}

/** Files that a text may link to. */
const files = ['/kontakt.vcf'];
const anchorsOf: Readonly<Record<string, readonly string[] | undefined>> = anchors;

/** What is wrong with a link in an article, in Norwegian; null if nothing is. `slugs` are the articles' names. */
function linkComplaint(href: string, slugs: readonly string[]): string | null {
  const isWhole = URL.canParse(href, 'https://example.no');
  if (isWhole && /^(https:\/\/|mailto:|tel:)./.test(href)) return null;
  if (!isWhole || !/^\/(?!\/)/.test(href)) {
    return `Lenken «${href}» må begynne med https://, mailto:, tel: eller /. Til en egen side holder det som står etter domenet, for eksempel /contact.`;
  }
  const { pathname, hash } = new URL(href, 'https://example.no');
  const { screen } = findRoute(readAddress(pathname).path);
  if (screen === notFoundRoute.screen) {
    return files.includes(pathname)
      ? null
      : `Lenken «${href}» fører ingen steder: nettstedet har ingen side der. Se i adressen til siden du vil lenke til.`;
  }
  const known: readonly string[] = screen === 'news' ? slugs : (anchorsOf[screen] ?? []);
  if (hash === '' || known.includes(hash.slice(1))) return null;
  return `Lenken «${href}» fører ingen steder: siden finnes, men ikke «${hash}». Ta bort det som står etter #.`;
}
