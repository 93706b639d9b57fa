import type { PageHead } from '../../src/app/rendered-page.ts';
import type { Language } from '../../tables/languages.ts';

/** Files of the site by their address, with the function that makes each. */
export type MadeFiles = Map<string, () => Promise<string | Buffer>>;

/** What files are made of, by their address: with the same key one is as it was. */
export type FileKeys = Map<string, () => Promise<string>>;

/** What the heads of a route's pages say, in each language in which it has an address. */
export type RouteHeads = Partial<Record<Language, PageHead>>;
