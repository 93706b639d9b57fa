import { canonicalUrl } from '../../content-model/paths.ts';
import { escapeHtml } from '../html/html-page.ts';
import type { Site } from '../page-data/read-site.ts';
import type { SiteRoute } from '../page-data/site-routes.ts';
import { logoIconAddress } from '../pictures/logo.ts';

export type LazyFiles = Map<string, () => Promise<string | Buffer>>;

interface Icons {
  /** For a tab. Browsers ask for favicon.ico without being told. */
  tab: { href: string; type: string };
  touch: string;
  searchEngines: string;
}

/** Returns the addresses of the icons: one square of the firm's logo, or the files in public/, drawn from brand/mark.svg. */
export function iconsOf({ logo }: Pick<Site, 'logo'>): Icons {
  if (logo) {
    const href = logoIconAddress(logo);
    return { tab: { href, type: 'image/png' }, touch: href, searchEngines: href };
  }
  return {
    tab: { href: '/brand/mark.svg', type: 'image/svg+xml' },
    touch: '/apple-touch-icon.png',
    searchEngines: '/icons/icon-512.png',
  };
}

export function seoFiles({ company }: Site, routes: readonly SiteRoute[]): LazyFiles {
  const files: LazyFiles = new Map();
  const entries = routes.flatMap((route) =>
    route.languages.map((language) => {
      const lastmod = route.published ? `<lastmod>${route.published}</lastmod>` : '';
      return `<url><loc>${escapeHtml(canonicalUrl(company.url, route, language))}</loc>${lastmod}</url>`;
    }),
  );
  const sitemap = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...entries,
    '</urlset>\n',
  ].join('\n');
  files.set('/sitemap.xml', async () => sitemap);
  const robots = `User-agent: *\nAllow: /\n\nSitemap: ${company.url}/sitemap.xml\n`;
  files.set('/robots.txt', async () => robots);
  return files;
}
