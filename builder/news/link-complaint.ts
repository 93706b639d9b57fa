import { findRoute, readAddress } from '../../src/routing/paths.ts';
import { anchors } from '../../tables/anchors.ts';
import { notFoundRoute } from '../../tables/routes.ts';
import { slugOf } from './article-name.ts';

/** Files that a text may link to. */
const files = ['/kontakt.vcf'];
const anchorsOf: Readonly<Record<string, readonly string[] | undefined>> = anchors;

/** What is wrong with a link in an article, in Norwegian; null if nothing is. `articles` are the names of all. */
export function linkComplaint(href: string, articles: readonly string[]): string | null {
  if (/^(https:\/\/|mailto:|tel:)./i.test(href)) {
    return URL.canParse(href)
      ? null
      : `Lenken «${href}» er skrevet feil: åpne siden, og kopier adressen på nytt.`;
  }
  if (!/^\/(?![/\\])/.test(href)) {
    return `Lenken «${href}» må begynne med https://, mailto:, tel: eller /. Til en egen side holder det som står etter domenet, for eksempel /contact.`;
  }
  const address = URL.canParse(href, 'https://example.no') ? new URL(href, 'https://example.no') : null;
  const [pathname, hash] = [address?.pathname, address?.hash].map(decoded);
  if (pathname === undefined || hash === undefined) {
    return `Lenken «${href}» er skrevet feil: et prosenttegn der er ikke med i en kode. Åpne siden, og kopier adressen på nytt.`;
  }
  const { path, screen } = findRoute(readAddress(pathname).path);
  if (screen === 'article' && !articles.includes(slugOf(path))) {
    return `Lenken «${href}» fører ingen steder: det er ingen nyhet der.`;
  }
  if (screen === notFoundRoute.screen) {
    return files.includes(pathname)
      ? null
      : `Lenken «${href}» fører ingen steder: nettstedet har ingen side der. Se i adressen til siden du vil lenke til.`;
  }
  if (hash === '' || anchorsOf[screen]?.includes(hash.slice(1))) return null;
  return `Lenken «${href}» fører ingen steder: siden finnes, men ikke «${hash}». Ta bort det som står etter #.`;
}

/** Without percent codes; undefined if there is something else than a code after a percent sign. */
function decoded(part = ''): string | undefined {
  try {
    return decodeURIComponent(part);
  } catch {
    return undefined;
  }
}
