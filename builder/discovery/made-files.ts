import type { PageHead } from '../../src/app/rendered-page.ts';
import type { Language } from '../../tables/languages.ts';

/** The functions that make the site's files, by address. */
export type MadeFiles = Map<string, () => Promise<string | Buffer>>;

/** What files are made of, by address: a file with the same key has not changed. */
export type FileKeys = Map<string, () => Promise<string>>;

/** For each language in which the route has an address. */
export type RouteHeads = Partial<Record<Language, PageHead>>;
