import type { HostFacts } from '../content/read-company.ts';
import { readSite, type Site } from '../content/read-site.ts';
import type { MadeFiles } from '../discovery/made-files.ts';
import { addPolicy } from '../document/compose-document.ts';
import { createPictureStore, type FoundPicture, type PictureStore } from '../pictures/encoded-pictures.ts';
import { listFilesToMake } from '../pictures/place-pictures.ts';
import type { Project } from '../schema/project.ts';
import { type BuiltCode, type KnownPages, type SiteFiles, siteFiles } from './site-files.ts';

/** The content of a site poured into the built code. Nothing is made until it is asked for. */
export interface ComposedSite {
  site: Site;
  code: BuiltCode;
  /** Documents, texts and all other text files that depend on the content, by their addresses. */
  texts: MadeFiles;
  images: MadeFiles;
  /** Of documents and link previews, which take long to make. */
  keys: SiteFiles['keys'];
  /** The pages that have been asked for. */
  pages: KnownPages;
  pictures: PictureStore;
}

/**
 * Reads and checks the content of `project`, and composes its site from built code. `root` is the project whose cache
 * has the pictures, `now` the clock that decides whether the notice is over; null lets it never be. `earlier` has pages
 * that the same code has rendered. Throws a ContentError with everything that is wrong.
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
    // A development server changes scripts and styles, so only finished documents have a policy.
    else texts.set(address, async () => addPolicy(String(await make()), endpoint));
  }
  const pictures = createPictureStore(root, listFilesToMake(site.catalog, site.placedPictures));
  return { site, code, texts, images, keys, pages, pictures };
}

/** Makes the file at an address that is not one of the code's, or finds its picture; undefined when the site has none. */
export async function makeFile(
  { texts, images, pictures }: ComposedSite,
  address: string,
): Promise<{ body: string | Buffer } | FoundPicture | undefined> {
  const make = texts.get(address) ?? images.get(address);
  if (make) return { body: await make() };
  const name = /^\/pictures\/([^/]+)$/.exec(address)?.[1];
  return name ? pictures.find(name) : undefined;
}
