import type { Language } from '../../tables/languages.ts';
import type { Route } from '../../tables/routes.ts';
import type { LoadContent } from '../content/content-file.ts';
import type { Address } from '../routing/paths.ts';

/** A page rendered in one language, with the data for its document head and its structured data. */
export interface RenderedPage {
  html: string;
  language: Language;
  title: string;
  description: string;
  canonical: string;
  /** The page's main heading. */
  heading: string;
  /** The visible breadcrumb trail, with addresses in the page's language; empty if the page has none. */
  trail: { label: string; address: string }[];
}

/** The exports of src/app/entry.prerender.tsx, which the builder uses. */
export interface PrerenderEntry {
  routes: readonly Route[];
  notFoundRoute: Route;
  readAddress: (pathname: string) => Address;
  findRoute: (path: string) => Route;
  /** The folder in src/screens with a screen's code. */
  screenFolder: (screen: Route['screen']) => string;
  /** Renders the page at an address to HTML. The markup matches what the client hydrates. */
  renderPage: (address: Address, language: Language, loadContent: LoadContent) => Promise<RenderedPage>;
}
