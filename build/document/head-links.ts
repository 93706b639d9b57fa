import type { RenderedPage } from '../../src/entry.prerender.tsx';
import type { Route } from '../../src/routes.ts';
import { tag } from './html.ts';

/** Canonical address, alternates, link preview and icons of a route; a 404 page is not to be found. */
export function headLinks(
  route: Route,
  { no, en }: { no: RenderedPage; en: RenderedPage },
  notFound: Route,
): string {
  const icon = tag('link', { rel: 'icon', href: '/brand/mark.svg', type: 'image/svg+xml' });
  if (route === notFound) return tag('meta', { name: 'robots', content: 'noindex' }) + icon;
  const alternate = (hreflang: string, href: string) => tag('link', { rel: 'alternate', hreflang, href });
  const property = (name: string, content: string) => tag('meta', { property: name, content });
  return [
    tag('link', { rel: 'canonical', href: no.canonical }),
    alternate('no', no.canonical),
    alternate('en', en.canonical),
    alternate('x-default', no.canonical),
    property('og:type', 'website'),
    property('og:title', no.title),
    property('og:description', no.description),
    property('og:url', no.canonical),
    property('og:locale', 'nb_NO'),
    property('og:locale:alternate', 'en_GB'),
    tag('meta', { name: 'theme-color', content: '#12241f' }),
    icon,
  ].join('');
}
