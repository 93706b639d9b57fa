import type { Picture } from './picture.ts';

/** The elements that an article's text may contain. */
export const articleElements = [
  'p',
  'h3',
  'h4',
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

/** A node of an article: text, or an element with its children. */
export type ArticleNode = string | { element: ArticleElement; href?: string; children: ArticleNode[] };

/** A news article in the language of the page. */
export interface Article {
  /** The name of its file, and its anchor on the page. */
  slug: string;
  /** The ISO date, and the same date as the language writes it. */
  date: string;
  dateText: string;
  title: string;
  /** True if the article has no English text and the Norwegian one replaces it. */
  onlyNorwegian: boolean;
  picture: Picture | null;
  body: ArticleNode[];
}
