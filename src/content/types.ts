import type labels from '../../labels/no.json';
import type { Company } from '../../schema/company.ts';
import type { ContentName, Placements, TextFiles, TextName } from '../../schema/content.ts';
import type { Linkable } from '../../schema/parts.ts';
import type { ScreenName, ServiceName } from '../../tables/routes.ts';
import type { Article } from './article.ts';
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

/** What a customer has agreed to be named for. */
export interface Reference {
  who: string;
  what: string;
  year: number;
}

/** The least that something costs, written as the language writes money. */
export interface PriceFrom {
  what: string;
  price: string;
  /** Without VAT. */
  forBusinesses: boolean;
}

/** Where the message form posts, and whether the response can be read (docs/form-service.md). */
export type FormService = Company['formService'];

/** The firm's address on a map: as a page of its own, and for a frame. */
export interface MapLinks {
  page: string;
  frame: string;
}

/** One text file in one language, with the pictures of its screen. */
export type Content<Name extends ContentName> = {
  name: Name;
  texts: Texts[Name];
  pictures: Pictures[Name];
} & (Name extends 'shared' ? { firm: Firm /** In which the page was composed. */; year: number } : unknown) &
  (Name extends 'news' ? { articles: Article[] } : unknown) &
  (Name extends ServiceName ? { photos: Picture[] } : unknown) &
  (Name extends 'winter' ? { icePlaningDocument: string } : unknown) &
  (Name extends 'contact' ? { formService: FormService; map: MapLinks } : unknown) &
  (Name extends 'services'
    ? {
        references: Reference[];
        pricesFrom: PriceFrom[] /** How prices are worked out, or nothing. */;
        pricing: string;
      }
    : unknown);

/** The props of a screen. */
export type ScreenContent<Name extends ScreenName = ScreenName> = Name extends ScreenName
  ? Content<Name>
  : never;
