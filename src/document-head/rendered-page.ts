import type { LoadContent } from '../content/content-file.ts';
import type { Picture } from '../content/picture.ts';
import type { Language } from '../language/language.ts';
import type { AddressPath, Route } from '../routing/routes.ts';

/** A picture above the fold, to be fetched before the rest of the document has been read. */
export interface FirstPicture {
  picture: Picture;
  sizes: string;
  media?: string;
}

/** A page in one language, with what its document and its structured data need. */
export interface RenderedPage {
  html: string;
  language: Language;
  title: string;
  description: string;
  canonical: string;
  /** The page's main heading. */
  heading: string;
  /** The visible breadcrumb trail with addresses in the page's language; empty where there is none. */
  trail: { label: string; address: string }[];
  firstPictures: FirstPicture[];
}

/** What src/app/entry.prerender.tsx offers the builder. */
export interface PrerenderEntry {
  routes: readonly Route[];
  notFoundRoute: Route;
  readAddress: (pathname: string) => AddressPath;
  findRoute: (path: string) => Route;
  /** The folder in src/screens that holds a screen's code. */
  screenFolder: (screen: Route['screen']) => string;
  /** Renders the page at an address in a language to finished HTML, exactly as the client hydrates it. */
  renderPage: (address: AddressPath, language: Language, loadContent: LoadContent) => Promise<RenderedPage>;
}
