import type { RenderedPage } from '../src/document-head/rendered-page.ts';
import type { Route } from '../src/routing/routes.ts';

/** Files of the site by their address, each with the function that makes it. */
export type MadeFiles = Map<string, () => Promise<string | Buffer>>;

/** A route with its finished pages. */
export interface RenderedRoute {
  route: Route;
  /** The Norwegian page at the route's own address. */
  no: RenderedPage;
  /** The English page at its English address. */
  en: RenderedPage;
  /** The English page at the route's own address, for visitors whose choice is English. */
  translation: RenderedPage;
}
