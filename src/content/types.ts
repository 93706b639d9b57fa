import type { Company } from '../../schema/company.ts';
import type { Linkable } from '../../schema/parts.ts';
import type { Language } from '../../tables/languages.ts';
import type { ContentName, FileName, ScreenFiles, screenWords } from '../screens/content.ts';
import type { ScreenName, ServiceName } from '../screens/routes.ts';
import type { Article, ArticleLink, ArticleSummary } from './article.ts';
import type { LinkedText, TextLink } from './linked-text.ts';
import type { Picture } from './picture.ts';

type Words = typeof screenWords;

/** The owner's texts with the facts filled in: those that may hold links are no plain strings any more. */
type Filled<T> = T extends Linkable
  ? LinkedText
  : T extends string
    ? T
    : { [Key in keyof T]: Filled<T[Key]> };

/** The texts of every screen in one language: the owner's with the facts filled in, and the fixed words. */
export type Texts = {
  [Name in ContentName]: (Name extends FileName ? Filled<ScreenFiles[Name]['no']> : unknown) &
    (Name extends keyof Words ? Words[Name]['no'] : unknown);
};

type Placed<T> = T extends string ? Picture : { [Key in keyof T]: Placed<T[Key]> };

/** The pictures of every screen, by their keys in its file. */
export type Pictures = {
  [Name in ContentName]: Name extends FileName ? Placed<ScreenFiles[Name]['pictures']> : undefined;
};

/** The facts of the firm that every page shows, in one language, with the links that are made of them. */
export interface Firm {
  name: string;
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

/** A service on the front page and in the overview. */
export interface ServiceCard {
  service: ServiceName;
  description: string;
  picture: Picture;
}

interface ServicePage {
  /** Those of the gallery that belong to the service. */
  photos: Picture[];
  /** What follows the rows, in its order. */
  parts: ScreenFiles[ServiceName]['parts'];
}

/** What screens show besides their own texts and pictures. */
export interface Extras extends Record<ServiceName, ServicePage> {
  shared: {
    firm: Firm;
    /** In which the page was composed. */
    year: number;
    notice?: ShownNotice;
  };
  home: { yearDays: YearDays; cards: ServiceCard[] };
  services: { cards: (ServiceCard & { more: LinkedText[] })[] };
  winter: ServicePage & { icePlaningDocument: string };
  news: NewsList;
  article: ArticlePage & { texts: { meta: Meta } };
  contact: { formService: FormService; map: MapLinks };
}

type ExtrasOf<Name extends ContentName> = Name extends keyof Extras ? Extras[Name] : object;

/** What the builder writes and the site loads for a screen in one language, or for what all of them share. */
export type Content<Name extends ContentName> = {
  name: Name;
  texts: Texts[Name];
  pictures: Pictures[Name];
  /** The languages in which this page has no address: their surroundings are at that of the default language. */
  without?: Language[];
} & ExtrasOf<Name>;

export type Contents = { [Name in ContentName]: Content<Name> };

/** The props of a screen. */
export type ScreenContent<Name extends ScreenName = ScreenName> = Contents[Name];
