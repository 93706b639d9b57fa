import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { expect, it, onTestFinished } from 'vitest';
import { readCatalogue } from './catalogue.ts';
import { encodePictures } from './encode.ts';

const words = { no: 'Snødekt dal', en: 'A snowy valley' };

async function projectWithPhoto(): Promise<string> {
  const root = await mkdtemp(path.join(tmpdir(), 'encode-'));
  onTestFinished(() => rm(root, { recursive: true }));
  const folder = path.join(root, 'content/pictures');
  await mkdir(folder, { recursive: true });
  const entry = { file: 'valley.jpg', focus: [50, 50], alt: words, caption: words };
  await writeFile(path.join(folder, 'pictures.json'), JSON.stringify({ valley: entry }));
  const photo = await sharp({ create: { width: 1200, height: 900, channels: 3, background: '#9da39c' } })
    .withExif({ IFD0: { Copyright: 'Åse' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '59/1 57/1 0/1' } })
    .jpeg()
    .toBuffer();
  await writeFile(path.join(folder, 'valley.jpg'), photo);
  expect((await sharp(photo).metadata()).exif?.length).toBeGreaterThan(0);
  return root;
}

it('pictures are made once, in both formats, and do not tell where they were taken', async () => {
  const root = await projectWithPhoto();
  const catalogue = await readCatalogue(root);
  const places = [{ name: 'valley', fillsWindow: true }];

  const first = await encodePictures(root, catalogue, places);
  expect(first.made).toBe(first.files.length);
  expect(new Set(first.files.map((file) => path.extname(file)))).toEqual(new Set(['.avif', '.webp']));
  for (const file of first.files) {
    const { exif, xmp, width } = await sharp(await readFile(file)).metadata();
    expect(exif ?? xmp, file).toBeUndefined();
    expect(file).toContain(`-${width}.`);
  }

  const second = await encodePictures(root, catalogue, places);
  expect(second).toEqual({ files: first.files, made: 0 });
});
