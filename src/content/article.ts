import type { Picture } from './picture.ts';

/** The elements that an article's text may hold; Markdown makes no others here. */
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

/** A piece of an article: plain text, or an element with what is inside it. */
export type ArticleNode = string | { element: ArticleElement; href?: string; inside: ArticleNode[] };

/** A news article in the language of the page, as the build hands it over. */
export interface Article {
  /** Name of its file, and its anchor on the page. */
  slug: string;
  /** ISO date, and the same as people write it. */
  date: string;
  dateText: string;
  title: string;
  /** True where only the Norwegian text exists and stands in for the other one. */
  onlyNorwegian: boolean;
  picture: Picture | null;
  body: ArticleNode[];
}
