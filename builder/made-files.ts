import type { RenderedPage } from '../src/document-head/rendered-page.ts';
import type { Language } from '../tables/languages.ts';
import type { Route } from '../tables/routes.ts';

/** Files of the site by their address, with the function that makes each. */
export type MadeFiles = Map<string, () => Promise<string | Buffer>>;

/** A route with its rendered pages. */
export interface RenderedRoute {
  route: Route;
  /** The page of each language at its own address. */
  pages: Record<Language, RenderedPage>;
  /** The pages of the other languages that the document of the default language carries. */
  templates: RenderedPage[];
}
