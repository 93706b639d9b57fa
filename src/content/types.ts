import type about from '../../content/no/about.json';
import type arborist from '../../content/no/arborist.json';
import type contact from '../../content/no/contact.json';
import type excavation from '../../content/no/excavation.json';
import type facility from '../../content/no/facility.json';
import type gallery from '../../content/no/gallery.json';
import type home from '../../content/no/home.json';
import type news from '../../content/no/news.json';
import type notFound from '../../content/no/not-found.json';
import type privacy from '../../content/no/privacy.json';
import type services from '../../content/no/services.json';
import type shared from '../../content/no/shared.json';
import type sweeping from '../../content/no/sweeping.json';
import type winter from '../../content/no/winter.json';
import type placements from '../../content/placements.json';
import type { ScreenName } from '../routing/routes.ts';
import type { Article } from './article.ts';
import type { Picture } from './picture.ts';

/** The texts of every screen; the Norwegian file is the type that the English one must have. */
export interface Texts {
  shared: typeof shared;
  home: typeof home;
  about: typeof about;
  services: typeof services;
  winter: typeof winter;
  sweeping: typeof sweeping;
  excavation: typeof excavation;
  arborist: typeof arborist;
  facility: typeof facility;
  news: typeof news;
  gallery: typeof gallery;
  contact: typeof contact;
  privacy: typeof privacy;
  'not-found': typeof notFound;
}

type Placed<T> = T extends string ? Picture : { [Key in keyof T]: Placed<T[Key]> };

/** The pictures of every screen, in the places that content/placements.json names. */
export type Pictures = { [Key in keyof typeof placements]: Placed<(typeof placements)[Key]> };

/** Where the message form posts, and whether the answer may be read (docs/form-service.md). */
export interface FormService {
  /** May hold `{language}`, which becomes no or en. */
  endpoint: string;
  answerIsReadable: boolean;
}

/** One text file in one language with the pictures of its screen, as one module. */
export type Content<Name extends keyof Texts> = {
  name: Name;
  texts: Texts[Name];
  pictures: Pictures[Name];
} & (Name extends 'news' ? { articles: Article[] } : unknown) &
  (Name extends 'contact' ? { formService: FormService } : unknown);

/** What a screen is given. */
export type ScreenContent<Name extends ScreenName = ScreenName> = Name extends ScreenName
  ? Content<Name>
  : never;
