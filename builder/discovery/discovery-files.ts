import { canonicalAddress, pathOf } from '../../src/routing/paths.ts';
import type { Site } from '../content/read-site.ts';
import type { SiteRoute } from '../news/articles.ts';
import { drawIcon, iconFiles } from './brand.ts';
import { previewFile, previewFiles } from './link-previews.ts';
import type { FileKeys, MadeFiles, RouteHeads } from './made-files.ts';
import { contactCard, feed, feedFile, manifest, robots, securityText, sitemap } from './text-files.ts';

/** The files for search engines, link previews and phones: previews, icons, sitemap, feed and cards. */
export function discoveryFiles(
  root: string,
  site: Site,
  routes: readonly SiteRoute[],
  headsOf: (route: SiteRoute) => Promise<RouteHeads>,
  keys: FileKeys,
): MadeFiles {
  const { company, articles } = site;
  const files = previewFiles(root, site, routes, headsOf, keys);
  for (const name of iconFiles) files.set(`/icons/${name}`, () => drawIcon(root, name));

  files.set('/sitemap.xml', async () => {
    const pages = routes.map((route) => ({
      addresses: route.languages.map((language) => ({
        language,
        address: canonicalAddress(company.url, route, language),
        picture: company.url + previewFile(route, language),
      })),
      changed: route.article?.date,
    }));
    return sitemap(pages);
  });
  const newsPage = company.url + pathOf('news');
  if (articles.length > 0) files.set(`/${feedFile}`, async () => feed(company, articles, newsPage));
  files.set('/robots.txt', async () => robots(company));
  files.set('/manifest.webmanifest', async () => manifest(company));
  files.set('/.well-known/security.txt', async () => securityText(company, new Date()));
  files.set('/kontakt.vcf', async () => contactCard(company));
  return files;
}
