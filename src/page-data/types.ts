import type { Language } from '../../common/languages.ts';
import type { Company } from '../../content-model/company.ts';
import type { ArticleElement } from '../../content-model/news/article-text.ts';
import type { ScreenName, ServiceName } from '../../content-model/routes.ts';
import type {
  FileName,
  PageDataName,
  ShownScreens,
  screenStrings,
} from '../../content-model/screen-schemas.ts';
import type { LinkedText, TextLink } from './linked-text.ts';
import type { Picture } from './picture.ts';

type Strings = typeof screenStrings;

/** A text may have links, or be in Norwegian. Those of the head are plain strings. */
type OwnTexts<T> = T extends string
  ? LinkedText
  : { [Key in keyof T]: Key extends 'meta' ? T[Key] : OwnTexts<T[Key]> };

/** The owner's texts with their variables filled in, and the fixed strings, in one language. A part that is off is missing. */
export type Texts = {
  [Name in PageDataName]: (Name extends FileName ? OwnTexts<ShownScreens[Name]['no']> : unknown) &
    (Name extends keyof Strings ? Strings[Name]['no'] : unknown);
};

type WithPictures<T> = T extends string ? Picture : { [Key in keyof T]: WithPictures<T[Key]> };

export type Pictures = {
  [Name in PageDataName]: Name extends FileName ? WithPictures<ShownScreens[Name]['pictures']> : undefined;
};

/** The firm's own logo. */
export interface LogoData {
  address: string;
  /** In CSS pixels. */
  width: number;
  height: number;
  /** Whether it has the name in it. */
  hasName: boolean;
}

export interface CompanyInfo {
  /** Null for the mark of public/brand/. */
  logo: LogoData | null;
  name: string;
  url: string;
  phone: TextLink;
  email: TextLink;
  address: string;
  organisationNumber: string;
  /** Empty if the company has no Facebook page. */
  facebook: string;
  /** One line per group of days. */
  openingHours: { days: string; time: string }[];
  /** Whether any picture on the pages is drawn. */
  hasIllustrations: boolean;
}

/** The notice of the day in one language (builder/page-data/compose-notice.ts). */
export interface NoticeData {
  label: string;
  words: LinkedText;
  /** Whether the words have more than one line on a phone. */
  isLong: boolean;
  /** When it was written, and until when it holds. */
  written: string;
  /** When it ends, in minutes since 1970 (src/inline/before-paint.ts). */
  end: number;
}

/** The days that divide the company's year, as 10-15, in this order. */
export interface SeasonDays {
  seasonFrom: string;
  seasonTo: string;
  sweepingDoneBy: string;
}

export type FormService = Company['formService'];

/** URLs of the company's address on a map: a page, and one for a frame. */
export interface MapLinks {
  page: string;
  frame: string;
}

export interface ServiceCardData {
  service: ServiceName;
  description: LinkedText;
  picture: Picture;
}

/** A text, a picture on its own line, or an element. */
export type ArticleNode =
  | string
  | { picture: Picture }
  | {
      element: ArticleElement;
      href?: string;
      /** Set if the linked page exists in this language only. */
      hrefLang?: Language;
      children: ArticleNode[];
    };

export interface ArticleSummary {
  path: string;
  /** ISO. */
  date: string;
  dateText: string;
  title: string;
  /** Empty for all but the newest, which also have no picture. */
  text: string;
  picture: Picture | null;
}

export interface Article extends Pick<ArticleSummary, 'date' | 'dateText' | 'picture'> {
  /** The language of an article without a translation, if it is not the page's. */
  lang?: Language;
  body: ArticleNode[];
}

/** All articles, newest first. */
export interface NewsList {
  articles: ArticleSummary[];
}

interface ArticlePage {
  texts: { meta: { title: string; description: string }; banner: { title: LinkedText } };
  article: Article;
}

/** An external document that the title of a row leads to. */
export interface ServiceDocument {
  row: string;
  href: string;
}

/** The page data of screens besides their own texts and pictures. */
export interface ExtraPageData {
  shared: {
    companyInfo: CompanyInfo;
    /** Those that the site has, in their order. */
    services: readonly ServiceName[];
    /** The line about the on-call phone on the contact page. */
    onCall: LinkedText;
    /** The year in which the page was composed. */
    year: number;
    notice?: NoticeData;
  };
  home: {
    seasonDays: SeasonDays;
    cards: ServiceCardData[];
    /** The page of the gallery that shows each of the four photos. */
    photoPages: number[];
  };
  services: { cards: (ServiceCardData & { more: LinkedText[] })[] };
  winter: { document?: ServiceDocument };
  news: NewsList;
  article: ArticlePage;
  contact: { formService: FormService; map: MapLinks };
}

type ExtraPageDataOf<Name extends PageDataName> = Name extends keyof ExtraPageData
  ? ExtraPageData[Name]
  : object;

export type PageData<Name extends PageDataName> = {
  name: Name;
  texts: Texts[Name];
  pictures: Pictures[Name];
  /** The languages without this page, whose links lead to the default language. */
  missingLanguages?: Language[];
} & ExtraPageDataOf<Name>;

export type PageDataByName = { [Name in PageDataName]: PageData<Name> };

export type ScreenProps<Name extends ScreenName = ScreenName> = PageDataByName[Name];

/** What every page gets: menus, footer, form answers, the company, and the notice of the day. */
export type SharedPageData = PageData<'shared'>;
