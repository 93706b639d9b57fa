import type { RenderedPage } from '../src/document-head/rendered-page.ts';
import type { Route } from '../src/routing/routes.ts';

/** Files of the site by their address, with the function that makes each. */
export type MadeFiles = Map<string, () => Promise<string | Buffer>>;

/** A route with its rendered pages. */
export interface RenderedRoute {
  route: Route;
  /** The Norwegian page at the address of the route. */
  no: RenderedPage;
  /** The English page at its English address. */
  en: RenderedPage;
  /** The English page at the address of the route, for visitors who chose English. */
  translation: RenderedPage;
}
