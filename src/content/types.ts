import type labels from '../../labels/no.json';
import type { Company } from '../../schema/company.ts';
import type { ContentName, Placements, TextFiles, TextName } from '../../schema/content.ts';
import type { Linkable } from '../../schema/parts.ts';
import type { Language } from '../../tables/languages.ts';
import type { ScreenName, ServiceName } from '../../tables/routes.ts';
import type { Article, ArticleLink, ArticleSummary } from './article.ts';
import type { LinkedText, TextLink } from './linked-text.ts';
import type { Picture } from './picture.ts';

/** The fixed words, by the name of the text file that they belong to. */
type Labels = typeof labels;

/** The owner's texts with the facts filled in: those that may hold links are no plain strings any more. */
type Filled<T> = T extends Linkable
  ? LinkedText
  : T extends string
    ? T
    : { [Key in keyof T]: Filled<T[Key]> };

/** The texts of every screen in one language: the owner's with the facts filled in, and the fixed words. */
export type Texts = {
  [Name in ContentName]: (Name extends TextName ? Filled<TextFiles[Name]> : unknown) &
    (Name extends keyof Labels ? Labels[Name] : unknown);
};

type Placed<T> = T extends string ? Picture : { [Key in keyof T]: Placed<T[Key]> };

/** The pictures of every screen, by their keys in content/placements.json. */
export type Pictures = {
  [Name in ContentName]: Name extends TextName ? Placed<Placements[Name]> : undefined;
};

/** The facts of the firm that every page shows, in one language, with the links that are made of them. */
export interface Firm {
  name: string;
  /** The address of the site. */
  url: string;
  phone: TextLink;
  onCallPhone: TextLink;
  email: TextLink;
  /** On one line. */
  address: string;
  organisationNumber: string;
  facebook: string;
  /** One line per group of days. */
  openingHours: { days: string; time: string }[];
  picturesAreIllustrations: boolean;
}

/** The notice of the day in one language (builder/notice). */
export interface ShownNotice {
  /** The name of the region, for screen readers. */
  label: string;
  words: string;
  /** That of the words, if the page has another one. */
  language?: Language;
  /** A sentence; its day is today's until midnight. */
  written: { before: string; day: string; today: string; after: string };
  /** When it begins, the midnight after that in Oslo, and its end, for src/inline/notice.ts. */
  times: string;
}

/** The days that part the firm's year, as 10-15: the check keeps them in this order, from the first one round. */
export interface YearDays {
  seasonFrom: string;
  seasonTo: string;
  sweepingDoneBy: string;
}

/** Where the message form posts, and whether the response can be read. */
export type FormService = Company['formService'];

/** The firm's address on a map: as a page of its own, and for a frame. */
export interface MapLinks {
  page: string;
  frame: string;
}

/** What search engines and the browser's tab show of a page. */
type Meta = Texts['news']['meta'];

/** All articles, newest first: the first ones by picture and first sentences, the earlier ones by date and title. */
export interface NewsList {
  articles: ArticleSummary[];
  earlier: ArticleLink[];
}

/** An article and its neighbors in the list. */
export interface ArticlePage {
  article: Article;
  newer: ArticleLink | null;
  older: ArticleLink | null;
}

/** One text file in one language, with the pictures of its screen. */
export type Content<Name extends ContentName> = {
  name: Name;
  texts: Texts[Name] & (Name extends 'article' ? { meta: Meta } : unknown);
  pictures: Pictures[Name];
  /** The languages in which this page has no address: their surroundings are at that of the default language. */
  without?: Language[];
} & (Name extends 'shared'
  ? {
      firm: Firm;
      /** In which the page was composed. */
      year: number;
      notice?: ShownNotice;
    }
  : unknown) &
  (Name extends 'home' ? { yearDays: YearDays } : unknown) &
  (Name extends 'news' ? NewsList : unknown) &
  (Name extends 'article' ? ArticlePage : unknown) &
  (Name extends ServiceName ? { photos: Picture[] } : unknown) &
  (Name extends 'winter' ? { icePlaningDocument: string } : unknown) &
  (Name extends 'contact' ? { formService: FormService; map: MapLinks } : unknown);

/** The props of a screen. */
export type ScreenContent<Name extends ScreenName = ScreenName> = Name extends ScreenName
  ? Content<Name>
  : never;
