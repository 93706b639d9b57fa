import { withoutUnseen } from '../../common/format.ts';
import { defaultLanguage, type Language, locales } from '../../common/languages.ts';
import { canonicalUrl } from '../../content-model/paths.ts';
import type { PageHead } from '../../src/app/rendered-page.ts';
import { brandColor } from '../brand-color.ts';
import { tag } from '../html/html-page.ts';
import type { Site } from '../page-data/read-site.ts';
import type { SiteRoute } from '../page-data/site-routes.ts';
import { previewSize } from '../pictures/encoding.ts';
import { previewAddress } from '../pictures/picture-files.ts';
import { iconsOf } from './seo-files.ts';
import { structuredData } from './structured-data.ts';

function iconLinks(site: Site): string {
  const { tab, touch } = iconsOf(site);
  return [
    tag('meta', { name: 'theme-color', content: brandColor('spruce-deep') }),
    tag('link', { rel: 'icon', ...tab }),
    tag('link', { rel: 'apple-touch-icon', href: touch }),
  ].join('');
}

/** Returns the elements of a head that lead to the page, to the site, and to the page in other languages. */
export function headLinks(site: Site, route: SiteRoute, page: PageHead): string {
  const { company, catalog } = site;
  const { language } = page;
  const picture = catalog.get(route.picture ?? '');
  if (!picture) throw new Error(`${route.path} has no picture for its link preview`);
  const preview = previewAddress(picture);
  const graph = structuredData(site, route, page, preview);
  const alternate = (hreflang: string, to: Language) =>
    tag('link', { rel: 'alternate', hreflang, href: canonicalUrl(company.url, route, to) });
  const property = (name: string, content: string) => tag('meta', { property: name, content });
  // A page whose words wait in its language is known by its address in the default one alone.
  const isListed = route.languages.includes(language);
  const others = isListed ? route.languages.filter((code) => code !== language) : [];
  return [
    tag('link', { rel: 'canonical', href: page.canonical }),
    ...(others.length > 0 ? route.languages.map((code) => alternate(code, code)) : []),
    others.length > 0 ? alternate('x-default', defaultLanguage) : '',
    property('og:type', route.published ? 'article' : 'website'),
    route.published ? property('article:published_time', route.published) : '',
    property('og:site_name', withoutUnseen(company.name)),
    property('og:title', route.published ? page.heading : page.title),
    property('og:description', page.description),
    property('og:url', page.canonical),
    property('og:locale', locales[language].openGraph),
    ...others.map((code) => property('og:locale:alternate', locales[code].openGraph)),
    property('og:image', company.url + preview),
    property('og:image:width', String(previewSize.width)),
    property('og:image:height', String(previewSize.height)),
    property('og:image:alt', picture.alt[language] || picture.alt[defaultLanguage]),
    tag('meta', { name: 'twitter:card', content: 'summary_large_image' }),
    iconLinks(site),
    // A closing tag in a text would end the script early.
    `<script type="application/ld+json">${JSON.stringify(graph).replaceAll('<', '\\u003c')}</script>`,
  ].join('');
}

export const notFoundHead = (site: Site): string =>
  tag('meta', { name: 'robots', content: 'noindex' }) + iconLinks(site);
