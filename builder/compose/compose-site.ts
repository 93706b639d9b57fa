import type { HostFacts } from '../content/read-company.ts';
import { readSite, type Site } from '../content/read-site.ts';
import type { MadeFiles } from '../discovery/made-files.ts';
import { addPolicy } from '../document/compose-document.ts';
import { createPictureStore, type FoundPicture, type PictureStore } from '../pictures/encoded-pictures.ts';
import { listFilesToMake } from '../pictures/place-pictures.ts';
import type { Project } from '../schema/project.ts';
import { type BuiltCode, type KnownPages, type SiteFiles, siteFiles } from './site-files.ts';

/** Nothing is made until it is asked for. */
export interface ComposedSite {
  site: Site;
  code: BuiltCode;
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
  code: BuiltCode,
  host: HostFacts = {},
  now: Date | null = new Date(),
  earlier?: KnownPages,
): Promise<ComposedSite> {
  const site = await readSite(project, host, now);
  const { endpoint } = site.company.formService;
  const texts: MadeFiles = new Map();
  const images: MadeFiles = new Map();
  const { files, keys, pages } = siteFiles(root, site, code, earlier);
  for (const [address, make] of files) {
    if (/\.(jpg|png)$/.test(address)) images.set(address, make);
    else if (!address.endsWith('.html')) texts.set(address, make);
    // Only finished documents have a policy: a development server changes scripts and styles.
    else texts.set(address, async () => addPolicy(String(await make()), endpoint));
  }
  const pictures = createPictureStore(root, listFilesToMake(site.catalog, site.placedPictures));
  return { site, code, texts, images, keys, pages, pictures };
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
