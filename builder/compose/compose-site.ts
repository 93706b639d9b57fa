import type { HostFacts } from '../content/read-company.ts';
import { readSite, type Site } from '../content/read-site.ts';
import type { MadeFiles } from '../discovery/made-files.ts';
import { createPictureStore, type FoundPicture, type PictureStore } from '../pictures/encoded-pictures.ts';
import { listFilesToMake } from '../pictures/place-pictures.ts';
import type { Project } from '../schema/project.ts';
import { type KnownPages, type SiteCode, type SiteFiles, siteFiles } from './site-files.ts';

/** Nothing is made until it is asked for. */
export interface ComposedSite {
  site: Site;
  /** All text files that depend on the content, by address. */
  texts: MadeFiles;
  images: MadeFiles;
  keys: SiteFiles['keys'];
  pages: KnownPages;
  pictures: PictureStore;
}

/**
 * Checks and composes the content of `project`, with the cached pictures of `root`. The notice ends by the
 * clock `now`; null keeps it. `earlier` has pages of the same code. Throws a ContentError with all errors.
 */
export async function composeSite(
  root: string,
  project: Project,
  code: SiteCode,
  host: HostFacts = {},
  now: Date | null = new Date(),
  earlier?: KnownPages,
): Promise<ComposedSite> {
  const site = await readSite(project, host, now);
  const texts: MadeFiles = new Map();
  const images: MadeFiles = new Map();
  const { files, keys, pages } = siteFiles(root, site, code, earlier);
  for (const [address, make] of files) {
    (/\.(jpg|png)$/.test(address) ? images : texts).set(address, make);
  }
  const pictures = createPictureStore(root, listFilesToMake(site.catalog, site.placedPictures));
  return { site, texts, images, keys, pages, pictures };
}

/** Makes the file or finds the picture at an address that is not the code's; undefined for none. */
export async function makeFile(
  { texts, images, pictures }: ComposedSite,
  address: string,
): Promise<{ body: string | Buffer } | FoundPicture | undefined> {
  const make = texts.get(address) ?? images.get(address);
  if (make) return { body: await make() };
  const name = /^\/pictures\/([^/]+)$/.exec(address)?.[1];
  return name ? pictures.find(name) : undefined;
}
