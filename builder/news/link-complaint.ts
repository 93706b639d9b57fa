import { findRoute, readAddress } from '../../src/routing/paths.ts';
import { anchors } from '../../tables/anchors.ts';
import { notFoundRoute } from '../../tables/routes.ts';

/** Files that a text may link to. */
const files = ['/kontakt.vcf'];

/** What is wrong with a link in an article, in Norwegian; null if nothing is. `slugs` are the articles' names. */
export function linkComplaint(href: string, slugs: readonly string[]): string | null {
  if (/^(https:\/\/|mailto:|tel:)./.test(href)) return null;
  if (!/^\/(?!\/)/.test(href)) {
    return `Lenken «${href}» må begynne med https://, mailto:, tel: eller /.`;
  }
  const { pathname, hash } = new URL(href, 'https://example.no');
  const { screen } = findRoute(readAddress(pathname).path);
  if (screen === notFoundRoute.screen) {
    return files.includes(pathname)
      ? null
      : `Lenken «${href}» fører ingen steder: nettstedet har ingen side der. Kopier adressen fra siden du vil lenke til.`;
  }
  const known: readonly string[] = screen === 'news' ? slugs : ((anchors as Anchors)[screen] ?? []);
  if (hash === '' || known.includes(decodeURIComponent(hash.slice(1)))) return null;
  return `Lenken «${href}» fører ingen steder: siden finnes, men ikke «${hash}». Ta bort det som står etter #.`;
}

type Anchors = Readonly<Record<string, readonly string[] | undefined>>;
