import type { Graph } from 'schema-dts';
import type { RenderedPage } from '../../src/document-head/rendered-page.ts';
import { defaultLanguage, entryOf, type Language, languageCodes, languages } from '../../tables/languages.ts';
import { tag } from '../document/html.ts';
import { previewSize } from './preview-picture.ts';

interface HeadParts {
  page: RenderedPage;
  /** The page's canonical address in each language. */
  addresses: Record<Language, string>;
  siteName: string;
  /** The absolute address of the preview picture. */
  preview: string;
  graph: Graph;
  /** The address of the news feed, on the news page only. */
  feed: string | null;
}

const icons = [
  tag('meta', { name: 'theme-color', content: '#12241f' }),
  tag('link', { rel: 'icon', href: '/brand/mark.svg', type: 'image/svg+xml' }),
  tag('link', { rel: 'icon', href: '/icons/icon-32.png', sizes: '32x32', type: 'image/png' }),
  tag('link', { rel: 'apple-touch-icon', href: '/icons/icon-180.png' }),
  tag('link', { rel: 'manifest', href: '/manifest.webmanifest' }),
].join('');

/** Renders the canonical address, alternates, link preview, structured data and icons of a page. */
export function headLinks({ page, addresses, siteName, preview, graph, feed }: HeadParts): string {
  const alternate = (hreflang: string, href: string) => tag('link', { rel: 'alternate', hreflang, href });
  const property = (name: string, content: string) => tag('meta', { property: name, content });
  return [
    tag('link', { rel: 'canonical', href: page.canonical }),
    ...languageCodes.map((code) => alternate(code, addresses[code])),
    alternate('x-default', addresses[defaultLanguage]),
    property('og:type', 'website'),
    property('og:site_name', siteName),
    property('og:title', page.title),
    property('og:description', page.description),
    property('og:url', page.canonical),
    property('og:locale', entryOf(page.language).openGraphLocale),
    ...languages
      .filter(({ code }) => code !== page.language)
      .map(({ openGraphLocale }) => property('og:locale:alternate', openGraphLocale)),
    property('og:image', preview),
    property('og:image:type', 'image/jpeg'),
    property('og:image:width', String(previewSize.width)),
    property('og:image:height', String(previewSize.height)),
    property('og:image:alt', page.heading.replaceAll('\u00ad', '')),
    tag('meta', { name: 'twitter:card', content: 'summary_large_image' }),
    feed ? tag('link', { rel: 'alternate', type: 'application/atom+xml', title: siteName, href: feed }) : '',
    icons,
    // A closing tag in a text would end the script early.
    `<script type="application/ld+json">${JSON.stringify(graph).replaceAll('<', '\\u003c')}</script>`,
  ].join('');
}

/** The head of the 404 page, which search engines must not index. */
export const notFoundHead = tag('meta', { name: 'robots', content: 'noindex' }) + icons;
