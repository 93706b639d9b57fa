import { anchors } from '../../common/anchors.ts';
import { english } from '../../common/english.ts';
import { problemAt } from '../check-file.ts';
import { articleFile } from '../content-files.ts';
import type { JsonLocation } from '../content-json.ts';
import { articlePath, findRoute, parsePath } from '../paths.ts';
import { ContentError, type ContentProblem } from '../problems.ts';
import { notFoundRoute } from '../routes.ts';
import { type ArticleValue, articleSchema, isArticleReady } from '../screens/article.ts';
import { type ParsedNode, readArticleText } from './article-text.ts';

export interface ArticleText {
  title: string;
  body: ParsedNode[];
}

export interface ArticleFile {
  slug: string;
  date: string;
  readyAt: string | null;
  /** Visitors can read it. */
  isOut: boolean;
  picture: string | null;
  no: ArticleText;
  /** Null while its title or its text waits. */
  en: ArticleText | null;
  /** Whether it has an English address, which stays while its English waits. */
  hasEnglishAddress: boolean;
}

/** The names that an article may use. `pictures` is null if they are not known. */
export interface KnownNames {
  slugs: readonly string[];
  pictures: ReadonlySet<string> | null;
}

/** Parses an article; `today` is the day in Oslo. Throws a ContentError with everything that is wrong with it. */
export function readArticle(
  slug: string,
  source: JsonLocation & { value: ArticleValue },
  known: KnownNames,
  today: string,
): ArticleFile {
  const { date, readyAt, picture, no, en } = source.value;
  const problems: ContentProblem[] = [];
  const isMissing = (name: string) => known.pictures?.has(name) === false;
  const addProblem = (at: string[], predicate: string) =>
    problems.push(problemAt(articleSchema, at, predicate, source));

  if (date > today) addProblem(['date'], 'ligger fram i tid: velg dagen i dag, eller en før');
  if (picture && isMissing(picture)) addProblem(['picture'], `er ${picture}, som ${missing}`);
  const words = { title: english(en.title), text: english(en.text) };
  const read = {
    slug,
    date,
    readyAt,
    isOut: isArticleReady(source.value),
    picture,
    no: { title: no.title, body: bodyOf(no.text, 'no') },
    en:
      words.title !== null && words.text !== null
        ? { title: words.title, body: bodyOf(words.text, 'en') }
        : null,
    hasEnglishAddress: en.title !== '' && en.text !== '',
  };
  if (problems.length > 0) throw new ContentError(problems);
  return read;

  function bodyOf(text: string, language: string): ParsedNode[] {
    const { body, problems: found } = readArticleText(text, {
      ofLink: (href) => linkProblem(href, known.slugs),
      ofPicture: (name) => (isMissing(name) ? `har bildet ${name}, som ${missing}` : null),
    });
    for (const predicate of found) addProblem([language, 'text'], predicate);
    return body;
  }
}

const missing = 'ikke finnes blant bildene: velg et annet, eller legg til bildet';

export const slugFromPath = (path: string): string => path.slice(articlePath('').length);

/** Any host: a path leads to the site itself. */
const here = 'https://example.no';

/** Returns the file of the article that a link leads to; undefined for any other link. */
export function linkedArticle(href: string): string | undefined {
  if (!href.startsWith('/') || !URL.canParse(href, here)) return undefined;
  const { path } = parsePath(new URL(href, here).pathname);
  return path.startsWith(articlePath('')) ? articleFile(slugFromPath(path)) : undefined;
}

const anchorsOf: Readonly<Record<string, readonly string[] | undefined>> = anchors;

function linkProblem(href: string, articles: readonly string[]): string | null {
  if (/^(https:\/\/|mailto:|tel:)./i.test(href) ? URL.canParse(href) : leadsToPage(href, articles))
    return null;
  return `har lenken «${href}», som ikke fører noe sted: den må begynne med https://, mailto: eller tel:, eller være en side her, for eksempel /contact. Åpne siden, og kopier adressen på nytt`;
}

function leadsToPage(href: string, articles: readonly string[]): boolean {
  if (!/^\/(?![/\\])/.test(href) || !URL.canParse(href, here)) return false;
  const { pathname, hash } = new URL(href, here);
  const { path, screen } = findRoute(parsePath(pathname).path);
  if (screen === notFoundRoute.screen) return false;
  if (screen === 'article' && !articles.includes(slugFromPath(path))) return false;
  return hash === '' || anchorsOf[screen]?.includes(hash.slice(1)) === true;
}
