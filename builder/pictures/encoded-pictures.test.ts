import { rmSync } from 'node:fs';
import { readdir, readFile, stat, truncate } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { expect, it, onTestFinished, vi } from 'vitest';
import { temporaryFolder } from '../testing/folder.ts';
import { createPictureStore, encodePictures } from './encoded-pictures.ts';
import type { PictureFile } from './picture-files.ts';

async function project() {
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
  const files: PictureFile[] = (['avif', 'webp'] as const).flatMap((format) =>
    [60, 120].map((width) => ({ name: `valley-${width}.${format}`, original, width, format })),
  );
  const preview: PictureFile = { name: 'valley-1200.jpg', original, width: 1200, format: 'jpg' };
  return { root, cache: path.join(root, 'cache'), original, files, preview };
}

it('encodes upright files without metadata', async () => {
  const { cache, files } = await project();
  const progress: [number, number][] = [];
  await encodePictures(cache, files, (...step) => progress.push(step));
  expect(progress).toEqual([0, 1, 2, 3, 4].map((done) => [done, 4]));
  expect((await readdir(cache)).sort()).toEqual(files.map(({ name }) => name).sort());
  for (const { name, width, format } of files) {
    const made = await sharp(await readFile(path.join(cache, name))).metadata();
    const [height, type] = [(width * 4) / 3, format === 'avif' ? 'heif' : 'webp'];
    expect(made).toMatchObject({ width, height, format: type });
    expect(made.exif ?? made.xmp, name).toBeUndefined();
  }
});

it('crops a link preview, on a light ground and without metadata', async () => {
  const { root, cache, preview } = await project();
  const logo = path.join(root, 'logo.png');
  await sharp({ create: { width: 1200, height: 900, channels: 4, background: '#0000' } }).toFile(logo);
  await encodePictures(cache, [preview, { ...preview, name: 'logo-1200.jpg', original: logo }]);
  const made = await sharp(path.join(cache, preview.name)).metadata();
  expect(made).toMatchObject({ width: 1200, height: 630, format: 'jpeg' });
  expect(made.exif ?? made.xmp).toBeUndefined();
  const corner = sharp(path.join(cache, 'logo-1200.jpg')).extract({ left: 0, top: 0, width: 8, height: 8 });
  expect(Math.min(...(await corner.raw().toBuffer()))).toBeGreaterThan(250);
});

it('makes nothing more of a photo that is deleted meanwhile', async () => {
  const { cache, original } = await project();
  const files = Array.from({ length: 40 }, (_, index): PictureFile => {
    const width = 400 + index;
    return { name: `valley-${width}.avif`, original, width, format: 'avif' };
  });
  const deleteAfterFirst = (done: number) => void (done === 1 && rmSync(original));
  await expect(encodePictures(cache, files, deleteAfterFirst)).rejects.toThrow('ENOENT');
  expect((await readdir(cache)).length).toBeLessThan(files.length);
});

it('finds the original until a picture is encoded', async () => {
  const { cache, original, files } = await project();
  const store = createPictureStore(cache, files);
  expect(store.missing()).toEqual(files);
  expect(store.findFile('valley-120.webp')).toEqual({ file: original, isEncoded: false });
  await encodePictures(cache, files.slice(3), undefined, true);
  const file = path.join(cache, 'valley-120.webp');
  expect(store.findFile('valley-120.webp')).toEqual({ file, isEncoded: true });
  expect(store.missing()).toEqual(files.slice(0, 3));
  for (const other of ['valley-121.webp', '../../valley.jpg', 'constructor'])
    expect(store.findFile(other)).toBeUndefined();
});

it('encodes no file twice, although one run is in the background and two wait', async () => {
  const { cache, files } = await project();
  const behind = encodePictures(cache, files, undefined, true);
  const orders = [1, 2].map(() => {
    const progress: number[] = [];
    return encodePictures(cache, files, (done) => progress.push(done)).then(() => progress);
  });
  expect(await Promise.all(orders)).toEqual([[], []]);
  await behind;
});

it('rejects when no process can start, and goes on', async () => {
  const { root, cache, files } = await project();
  const errors = vi.spyOn(console, 'error').mockReturnValue();
  const { execPath } = process;
  onTestFinished(() => {
    process.execPath = execPath;
  });
  process.execPath = path.join(root, 'missing');
  await expect(encodePictures(cache, files)).rejects.toThrow('ENOENT');
  process.execPath = execPath;
  await encodePictures(cache, files);
  expect(errors).toHaveBeenCalled();
});

it('rejects with the name of a truncated original', async () => {
  const { cache, original, files } = await project();
  await truncate(original, (await stat(original)).size - 200);
  await expect(encodePictures(cache, files)).rejects.toThrow(
    'Bildefilen valley.jpg er skadet: hent bildet på nytt.',
  );
});
