import { spawnSync } from 'node:child_process';
import { readdir, readFile, stat, truncate } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { temporaryFolder, writeIn } from '../testing/folder.ts';
import { createPictureStore } from './picture-store.ts';
import type { PictureFile } from './place-pictures.ts';

/** A project with one photo of a phone, held upright and with the place where it was taken. */
async function project(): Promise<{ root: string; cache: string; files: PictureFile[] }> {
  const gps = { GPSLatitudeRef: 'N', GPSLatitude: '59/1 57/1 0/1' };
  const photo = await sharp({ create: { width: 640, height: 480, channels: 3, background: '#9da39c' } })
    .withMetadata({ orientation: 6 })
    .withExifMerge({ IFD0: { Copyright: 'Kari' }, IFD3: gps })
    .jpeg()
    .toBuffer();
  const { exif, orientation } = await sharp(photo).metadata();
  expect([exif?.includes('Kari'), orientation]).toEqual([true, 6]);
  const root = temporaryFolder({ 'valley.jpg': photo });
  const original = path.join(root, 'valley.jpg');
  const files = (['avif', 'webp'] as const).flatMap((format) =>
    [60, 120].map((width) => ({ name: `valley-${width}.${format}`, original, width, format })),
  );
  return { root, cache: path.join(root, '.cache/pictures'), files };
}

const ignore = () => {};

it('makes each file in its width and format, the right way up, and without the place where it was taken', async () => {
  const { root, cache, files } = await project();
  const progress: [number, number][] = [];
  const store = createPictureStore(root, files);
  expect(await store.makeAll((...step) => progress.push(step))).toBe(4);
  expect(progress.map(([done]) => done)).toEqual([0, 1, 2, 3, 4]);
  expect(new Set(progress.map(([, total]) => total))).toEqual(new Set([4]));
  for (const { name, width, format } of files) {
    const made = await sharp(await readFile(path.join(cache, name))).metadata();
    const [height, type] = [(width * 4) / 3, format === 'avif' ? 'heif' : 'webp'];
    expect(made).toMatchObject({ width, height, format: type });
    expect(made.exif ?? made.xmp, name).toBeUndefined();
  }
});

it('makes one file when it is asked for, once for all who ask, and none of another name', async () => {
  const { root, cache, files } = await project();
  const store = createPictureStore(root, files);
  const paths = await Promise.all([store.make('valley-120.webp'), store.make('valley-120.webp')]);
  expect(paths).toEqual(Array(2).fill(path.join(cache, 'valley-120.webp')));
  for (const other of ['valley-121.webp', '../../valley.jpg', 'constructor'])
    expect(await store.make(other)).toBeUndefined();
  expect(await readdir(cache)).toEqual(['valley-120.webp']);
});

it('names the original that is only half there', async () => {
  const { root, files } = await project();
  const { original } = files[0] as PictureFile;
  await truncate(original, (await stat(original)).size - 200);
  const store = createPictureStore(root, files);
  await expect(store.makeAll(ignore)).rejects.toThrow(
    'Bildefilen valley.jpg er skadet: hent bildet på nytt.',
  );
});

it('makes what is asked for before what can wait', async () => {
  const { root, files } = await project();
  const many = Array.from({ length: 40 }, (_, index): PictureFile => {
    return { ...(files[0] as PictureFile), name: `valley-${index}.avif`, width: 200 };
  });
  const store = createPictureStore(root, many);
  let made = 0;
  const all = store.makeAll((done) => (made = done));
  await store.make('valley-39.avif');
  expect(made).toBeLessThan(20);
  await all;
  expect(made).toBe(40);
});

it('stops when it is told to, and the next time keeps what is made', async () => {
  const { root, cache, files } = await project();
  const stop = new AbortController();
  const abort = (done: number) => done === 1 && stop.abort();
  const made = await createPictureStore(root, files).makeAll(abort, stop.signal);
  expect(made).toBeLessThan(4);
  const [name = '', ...others] = await readdir(cache);
  expect(others).toHaveLength(made - 1);
  const { mtimeMs } = await stat(path.join(cache, name));
  expect(await createPictureStore(root, files).makeAll(ignore)).toBe(4 - made);
  expect((await stat(path.join(cache, name))).mtimeMs).toBe(mtimeMs);
});

it('removes what a killed run has left, but not what another one is writing', async () => {
  const { root, cache, files } = await project();
  const { pid } = spawnSync(process.execPath, ['--version']);
  const left = `valley-60.avif-0.${pid}.unfinished`;
  const growing = `valley-60.avif-0.${process.pid}.unfinished`;
  for (const name of [left, growing]) writeIn(cache, name, 'half a picture');
  await createPictureStore(root, files).makeAll(ignore);
  const names = await readdir(cache);
  expect(names).not.toContain(left);
  expect(names).toContain(growing);
});
