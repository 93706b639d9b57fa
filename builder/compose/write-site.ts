import { copyFile, cp, mkdir, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import PQueue from 'p-queue';
import { listDocuments } from '../document/document-files.ts';
import { filesBelow } from '../files-below.ts';
import { siteRoutes } from '../news/site-routes.ts';
import { checkLinks } from '../release/check-links.ts';
import { compressFiles } from '../release/compress.ts';
import { type ComposedSite, makeFile } from './compose-site.ts';

/** A site that has been written into a folder, complete except for its pictures and images. */
export interface WrittenSite {
  composed: ComposedSite;
  folder: string;
}

/** Writes the scripts, styles, documents and other text files of a site into a folder, which is emptied before. */
export async function writeSite(root: string, composed: ComposedSite, folder: string): Promise<WrittenSite> {
  await rm(folder, { recursive: true, force: true });
  await cp(composed.code.files, folder, { recursive: true });
  const fromCode = (await filesBelow(folder)).map((file) => `/${file}`);

  const written = new Map<string, string>();
  for (const [address, make] of composed.texts) written.set(address, String(await make()));
  checkLinks(
    listDocuments(siteRoutes(composed.site.articles)).map(({ file, address, route }) => {
      return { address, screen: route.screen, html: written.get(file) ?? '' };
    }),
    new Set([...fromCode, ...written.keys(), ...addressesOfPictures(composed)]),
  );
  await Promise.all([...written].map(([address, body]) => write(folder, address, body)));
  await compressFiles(
    root,
    [...written.keys()].map((address) => path.join(folder, address)),
  );
  return { composed, folder };
}

/** Makes one picture or image of a written site on request. Returns false for an unknown address. */
export async function addPicture({ composed, folder }: WrittenSite, address: string): Promise<boolean> {
  if (composed.texts.has(address)) return false;
  const made = await makeFile(composed, address);
  if (!made) return false;
  if ('body' in made) await write(folder, address, made.body);
  else {
    await mkdir(path.join(folder, path.dirname(address)), { recursive: true });
    await copyFile(made.file, path.join(folder, address));
  }
  return true;
}

/** Makes every missing picture and image of a written site. */
export async function addPictures(
  written: WrittenSite,
  onProgress: (done: number, total: number) => void,
  signal?: AbortSignal,
): Promise<void> {
  await written.composed.pictures.makeAll(onProgress, signal);
  // A link preview for each article, in each language, is much work where there are many.
  const queue = new PQueue({ concurrency: os.availableParallelism() });
  const add = (address: string) => async () => {
    if (!signal?.aborted) await addPicture(written, address);
  };
  await queue.addAll(addressesOfPictures(written.composed).map(add));
}

function addressesOfPictures({ pictures, images }: ComposedSite): string[] {
  return [...pictures.names.map((name) => `/pictures/${name}`), ...images.keys()];
}

async function write(folder: string, address: string, body: string | Buffer): Promise<void> {
  const file = path.join(folder, address);
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, body);
}
