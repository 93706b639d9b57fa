import { Hono } from 'hono';
import { answerError, type HostEnv } from './answer.ts';
import { createStaticSite, type StaticSite } from './static-site.ts';

interface SiteHost extends StaticSite {
  /** Takes the messages of the form, where they come to the site's own address. */
  receive?: Hono<HostEnv>;
}

/** The site's host: finished files, and messages. */
export function createSiteHost({ receive, ...site }: SiteHost) {
  const app = new Hono<HostEnv>();
  app.onError(answerError);
  if (receive) app.route('/', receive);
  app.all('*', createStaticSite(site));
  return app;
}
