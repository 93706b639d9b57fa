import type { Language } from '../../tables/languages.ts';
import type { Picture } from './picture.ts';

/** The elements that an article's text may contain. */
export const articleElements = [
  'p',
  'h2',
  'h3',
  'ul',
  'ol',
  'li',
  'strong',
  'em',
  'a',
  'blockquote',
  'br',
  'hr',
  'code',
] as const;
export type ArticleElement = (typeof articleElements)[number];

/** A node of an article: text, a picture on its own line, or an element with its children. */
export type ArticleNode<AnyPicture = Picture> =
  | string
  | { picture: AnyPicture }
  | {
      element: ArticleElement;
      href?: string;
      /** Where a link leads to a page that is in this language alone. */
      hrefLang?: Language;
      children: ArticleNode<AnyPicture>[];
    };

export interface ArticleLink {
  path: string;
  /** The ISO date, and the same date as the language writes it. */
  date: string;
  dateText: string;
  title: string;
}

/** What the list shows of a new article. */
export interface ArticleSummary extends ArticleLink {
  text: string;
  picture: Picture | null;
}

/** A news article as a page shows it. */
export interface Article extends Pick<ArticleSummary, 'date' | 'dateText' | 'title' | 'picture'> {
  /** The language of its words, if it is not that of the page: there is no translation. */
  lang?: Language;
  body: ArticleNode[];
}
