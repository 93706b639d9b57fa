import type { RenderedPage } from '../../src/app/entry.prerender.tsx';
import type { Route } from '../../src/routing/routes.ts';
import type { SiteContent } from '../content/read-content.ts';
import type { PrerenderEntry } from './bundle.ts';

/** A route with its finished pages. */
export interface RenderedRoute {
  route: Route;
  no: RenderedPage;
  en: RenderedPage;
}

/** Draws every route of the table, and the 404 page, in both languages. */
export async function renderRoutes(
  prerender: PrerenderEntry,
  content: SiteContent,
): Promise<RenderedRoute[]> {
  return Promise.all(
    [...prerender.routes, prerender.notFoundRoute].map(async (route) => ({
      route,
      no: await prerender.renderPage(route.path, 'no', content.load),
      en: await prerender.renderPage(route.path, 'en', content.load),
    })),
  );
}
