import type { Language } from '../../common/languages.ts';
import type { Picture } from './picture.ts';

/** A text, a picture on its own line, or an element. */
export type ArticleNode<AnyPicture = Picture> =
  | string
  | { picture: AnyPicture }
  | {
      element: 'p' | 'h2' | 'ul' | 'li' | 'strong' | 'a';
      href?: string;
      /** Set if the linked page exists in this language only. */
      hrefLang?: Language;
      children: ArticleNode<AnyPicture>[];
    };

export interface ArticleLink {
  path: string;
  /** ISO. */
  date: string;
  dateText: string;
  title: string;
}

export interface ArticleSummary extends ArticleLink {
  text: string;
  picture: Picture | null;
}

export interface Article extends Pick<ArticleSummary, 'date' | 'dateText' | 'picture'> {
  /** The language of an article without a translation, if it is not the page's. */
  lang?: Language;
  body: ArticleNode[];
}

/** All articles, newest first; earlier ones with date and title only. */
export interface NewsList {
  articles: ArticleSummary[];
  earlier: ArticleLink[];
}

export interface ArticlePage {
  texts: { meta: { title: string; description: string }; banner: { title: string } };
  article: Article;
  newer: ArticleLink | null;
  older: ArticleLink | null;
}
