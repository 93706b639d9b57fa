import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { createBuilder, type Manifest } from 'vite';
import type { PrerenderEntry } from '../../src/document-head/rendered-page.ts';
import type { FormService } from '../content/read-company.ts';
import { readSite, type Site } from '../content/read-site.ts';
import type { MadeFiles } from '../discovery/discovery-files.ts';
import { buildInlineScripts } from '../document/inline-scripts.ts';
import { manifestAssets } from '../document/manifest-assets.ts';
import { addPolicy } from '../document/policy.ts';
import { createPictureStore, type PictureStore } from '../pictures/picture-store.ts';
import { listFilesToMake } from '../pictures/place-pictures.ts';
import { checkLinks } from '../release/check-links.ts';
import { compressFiles } from '../release/compress.ts';
import { type BrowserCode, listDocuments, siteFiles } from '../site-files.ts';
import { ownFacts } from './own-facts.ts';

interface BuildFolders {
  /** The folder that has the content/ of the site, when it is not the project's. */
  content?: string | undefined;
  /** The folder for the site. */
  output: string;
  /** The folder for the prerender entry, which is not served. */
  work: string;
}

/** A site that is complete except for its pictures. */
export interface BuiltSite extends BuildFolders {
  site: Site;
  pictures: PictureStore;
  /** Link previews and icons. */
  images: MadeFiles;
  /** The addresses of all pictures and images. */
  addresses: string[];
}

/** Builds the scripts, styles, documents and other text files of the site. `addPictures` makes the pictures. */
export async function buildSite(
  root: string,
  folders: BuildFolders,
  formService: FormService = {},
): Promise<BuiltSite> {
  const site = await readSite(folders.content ?? root, formService);
  const code = await buildBrowserCode(root, folders);
  const files = siteFiles(root, site, code);
  const isImage = (address: string) => /\.(jpg|png)$/.test(address);
  const images: MadeFiles = new Map([...files].filter(([address]) => isImage(address)));
  const pictures = createPictureStore(root, listFilesToMake(site.catalog, site.placedPictures));

  const written = new Map<string, string>();
  for (const [address, make] of files) {
    if (isImage(address)) continue;
    const made = String(await make());
    const body = address.endsWith('.html') ? addPolicy(made, site.company.formService.endpoint) : made;
    written.set(address, body);
    await write(folders.output, address, body);
  }
  const onDisk = await filesBelow(folders.output);
  const addresses = [...pictures.names.map((name) => `/pictures/${name}`), ...images.keys()];
  checkLinks(
    listDocuments(code.prerender.routes).map(({ file, address, route }) => {
      return { address, screen: route.screen, html: written.get(file) ?? '' };
    }),
    new Set([...onDisk.map((file) => addressOf(folders.output, file)), ...addresses]),
  );
  await compressFiles(onDisk);
  return { ...folders, site, pictures, images, addresses };
}

/** Makes one image of a built site on request. Returns false for an unknown address. */
export async function addPicture({ output, pictures, images }: BuiltSite, address: string): Promise<boolean> {
  const image = images.get(address);
  if (image) {
    await write(output, address, await image());
    return true;
  }
  const name = /^\/pictures\/([^/]+)$/.exec(address)?.[1];
  const file = name && (await pictures.make(name));
  if (!file) return false;
  await cp(file, path.join(output, address));
  return true;
}

/** Makes every missing image of a built site. */
export async function addPictures(
  built: BuiltSite,
  onProgress: (done: number, total: number) => void,
  signal?: AbortSignal,
): Promise<void> {
  await built.pictures.makeAll(onProgress, signal);
  for (const address of built.addresses) {
    if (signal?.aborted) return;
    await addPicture(built, address);
  }
}

async function buildBrowserCode(
  root: string,
  { content = root, output, work }: BuildFolders,
): Promise<BrowserCode> {
  const prerenderFolder = path.join(work, 'prerender');
  const environments = {
    client: { build: { outDir: output, emptyOutDir: true } },
    ssr: { build: { outDir: prerenderFolder } },
  };
  const builder = await createBuilder({
    configFile: path.join(root, 'vite.config.ts'),
    logLevel: 'warn',
    resolve: ownFacts(content),
    environments,
  });
  await builder.buildApp();
  const manifest: Manifest = JSON.parse(await readFile(path.join(output, '.vite/manifest.json'), 'utf8'));
  await rm(path.join(output, '.vite'), { recursive: true });
  const entry = pathToFileURL(path.join(prerenderFolder, 'entry.prerender.js'));
  return {
    // The query avoids the import cache, since a process may build twice.
    prerender: (await import(`${entry.href}?${Date.now()}`)).default as PrerenderEntry,
    assetsOf: manifestAssets(output, manifest),
    inline: await buildInlineScripts(root),
  };
}

async function write(output: string, address: string, body: string | Buffer): Promise<void> {
  const file = path.join(output, address);
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, body);
}

function addressOf(output: string, file: string): string {
  return `/${path.relative(output, file).replaceAll(path.sep, '/')}`;
}

async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name));
}
