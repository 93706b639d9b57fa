import { english } from '../../common/english.ts';
import { parsePath } from '../../common/localized-path.ts';
import { parseUrl } from '../../common/parse-url.ts';
import { problemAt } from '../check-file.ts';
import { articleFile } from '../content-files.ts';
import { articlePath, findRoute } from '../paths.ts';
import type { ContentProblem } from '../problems.ts';
import { notFoundRoute } from '../routes.ts';
import { type ArticleValue, articleSchema, isArticleShown } from '../screens/article.ts';
import { isDate } from '../value-fields.ts';
import { type ParsedNode, picturesIn, readArticleText } from './article-text.ts';

export interface ArticleText {
  title: string;
  body: ParsedNode[];
}

export interface ArticleFile {
  slug: string;
  date: string;
  /** Visitors can read it. */
  isOut: boolean;
  picture: string | null;
  no: ArticleText;
  /** Null while its title or its text waits. */
  en: ArticleText | null;
  /** Whether it has an English address, which stays while its English waits. */
  hasEnglishAddress: boolean;
}

/** An article, and what is wrong with its date and its text. */
interface ReadArticle {
  article: ArticleFile;
  problems: ContentProblem[];
  /** The pictures in its texts. */
  pictures: string[];
}

/** Parses an article of any content; `today` is the day in Oslo, which stands in for a date that is none. */
export function readArticle(slug: string, value: ArticleValue, today: string): ReadArticle {
  const { date, picture, no, en } = value;
  const problems: ContentProblem[] = [];
  const addProblem = (at: string[], predicate: string) =>
    problems.push(problemAt(articleSchema, at, predicate, articleFile(slug)));

  if (date > today) addProblem(['date'], 'ligger fram i tid: velg dagen i dag, eller en før');
  const title = english(en.title);
  const text = english(en.text);
  const article = {
    slug,
    date: isDate(date) ? date : today,
    isOut: isArticleShown(value),
    picture,
    no: { title: no.title, body: bodyOf(no.text, 'no') },
    en: title !== null && text !== null ? { title, body: bodyOf(text, 'en') } : null,
    hasEnglishAddress: en.title !== '' && en.text !== '',
  };
  return { article, problems, pictures: [...picturesIn(no.text), ...picturesIn(en.text)] };

  function bodyOf(text: string, language: string): ParsedNode[] {
    const { body, problems: found } = readArticleText(text, linkProblem);
    for (const predicate of found) addProblem([language, 'text'], predicate);
    return body;
  }
}

export const slugFromPath = (path: string): string => path.slice(articlePath('').length);

/** Any host: a path leads to the site itself. */
const here = 'https://example.no';

function linkProblem(href: string): string | null {
  if (/^(https:\/\/|mailto:|tel:)./i.test(href) ? parseUrl(href) : leadsToPage(href)) return null;
  return `har lenken «${href}», som ikke fører noe sted: den må begynne med https://, mailto: eller tel:, eller være en side her, for eksempel /contact. Åpne siden, og kopier adressen på nytt`;
}

/**
 * An article that is gone, or not out, is no problem: a link to it becomes its words. A part of the page that is not
 * there leads to its top.
 */
function leadsToPage(href: string): boolean {
  const url = /^\/(?![/\\])/.test(href) ? parseUrl(href, here) : null;
  return url !== null && findRoute(parsePath(url.pathname).path).screen !== notFoundRoute.screen;
}
