import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { widthsInViewer, widthsOnPage } from '../../src/content/picture-files.ts';
import type { Catalogue, CataloguePicture } from './catalogue.ts';
import type { Place } from './place-pictures.ts';

/** Where encoded pictures stay between builds. */
export const pictureCache = 'node_modules/.cache/pictures';

interface Job {
  picture: CataloguePicture;
  width: number;
  format: 'avif' | 'webp';
  target: string;
}

/**
 * Makes every width and format of the wanted pictures that the cache does not hold yet.
 * Answers the paths of all of them, and how many were made now.
 */
export async function encodePictures(root: string, catalogue: Catalogue, places: readonly Place[]) {
  const cache = path.join(root, pictureCache);
  await mkdir(cache, { recursive: true });
  const wanted = new Map(places.map(({ name }) => [name, false]));
  for (const { name, fillsWindow } of places) if (fillsWindow) wanted.set(name, true);
  const jobs = [...wanted].flatMap(([name, fillsWindow]) => jobsOf(catalogue.get(name), fillsWindow, cache));
  const missing = jobs.filter(({ target }) => !existsSync(target));
  // Largest first, so that no core waits for a long one at the end.
  missing.sort((one, other) => other.width - one.width);
  sharp.concurrency(1);
  const queue = [...missing];
  const work = async () => {
    for (let job = queue.shift(); job; job = queue.shift()) await encode(job);
  };
  await Promise.all(Array.from({ length: os.availableParallelism() }, work));
  return { files: jobs.map(({ target }) => target), made: missing.length };
}

function jobsOf(picture: CataloguePicture | undefined, fillsWindow: boolean, cache: string): Job[] {
  if (!picture) return [];
  const job = (format: Job['format']) => (width: number) => ({
    picture,
    width,
    format,
    target: path.join(cache, `${picture.file}-${width}.${format}`),
  });
  const largest = widthsOnPage(picture, 'avif', fillsWindow ? 'window' : 'row');
  const widths = new Set([...widthsOnPage(picture, 'avif', 'tile'), ...largest]);
  return [...[...widths].map(job('avif')), ...widthsInViewer(picture).map(job('webp'))];
}

/** Phones show small and upright pictures at two or three dots a pixel, where less quality looks the same. */
function avifQuality({ width, height }: CataloguePicture, wanted: number): number {
  return wanted <= 736 || height > width ? 36 : 42;
}

async function encode({ picture, width, format, target }: Job): Promise<void> {
  const image = sharp(await readFile(picture.original))
    .rotate()
    .resize(width);
  const encoded =
    format === 'avif'
      ? image.avif({ quality: avifQuality(picture, width), effort: 3 })
      : image.webp({ quality: 74, effort: 4 });
  // Written beside and then moved, so that a build that is stopped leaves no half picture behind.
  const unfinished = `${target}.${process.pid}`;
  await writeFile(unfinished, await encoded.toBuffer());
  await rename(unfinished, target);
}
