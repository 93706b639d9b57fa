import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { describe, expect, it, onTestFinished } from 'vitest';
import { BuildFailure } from '../failure.ts';
import { readPhoto } from './read-photo.ts';

async function fileWith(name: string, bytes: Buffer): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'photo-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const file = path.join(folder, name);
  await writeFile(file, bytes);
  return file;
}

/** A picture whose left half is red and whose right half is white. */
function halves(width: number, height: number) {
  const red = { create: { width: width / 2, height, channels: 3 as const, background: '#c00000' } };
  return sharp({ create: { width, height, channels: 3, background: '#ffffff' } }).composite([
    { input: red, left: 0, top: 0 },
  ]);
}

// Large pictures on a busy machine.
describe('a photo', { timeout: 30_000 }, () => {
  it('loses place, time and camera, and stands as the phone was held', async () => {
    const jpeg = await halves(2200, 2100)
      .withExif({
        IFD0: { Make: 'Telefon', DateTime: '2026:11:20 08:00:00' },
        IFD3: {
          GPSLatitudeRef: 'N',
          GPSLatitude: '59/1 57/1 0/1',
          GPSLongitudeRef: 'E',
          GPSLongitude: '10/1 28/1 0/1',
        },
      })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const before = await sharp(jpeg).metadata();
    expect(before.orientation).toBe(6);
    expect(before.exif?.includes('Telefon')).toBe(true);

    const photo = await readPhoto(await fileWith('IMG_2041.jpg', jpeg));
    const { format, width, height, exif, xmp, iptc, icc, orientation } = await sharp(photo).metadata();
    expect({ format, width, height }).toEqual({ format: 'webp', width: 2000, height: 2095 });
    expect([exif, xmp, iptc, icc, orientation]).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
    expect(photo.includes('Telefon')).toBe(false);
    // Turned to the right, the left half is the upper one.
    const { data } = await sharp(photo)
      .resize(1, 4, { fit: 'fill' })
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect(data[1]).toBeLessThan(60);
    expect(data[10]).toBeGreaterThan(200);
  });

  it('is not made larger than it is', async () => {
    const photo = await readPhoto(await fileWith('a.png', await halves(1200, 900).png().toBuffer()));
    expect(await sharp(photo).metadata()).toMatchObject({ width: 1200, height: 900 });
  });
});

describe('is refused in Norwegian', () => {
  const heic = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypheic\0\0\0\0mif1heic')]);
  it.each<[string, string, () => Promise<Buffer>, string]>([
    [
      'a photo that is too small',
      'a.jpg',
      () => halves(1078, 800).jpeg().toBuffer(),
      'a.jpg er 1078 piksler bredt. Det må være minst 1080.',
    ],
    [
      'a HEIC photo',
      'IMG_1.HEIC',
      async () => heic,
      'IMG_1.HEIC er i formatet HEIC, som ikke kan leses her. Lagre bildet som JPEG',
    ],
    ['what is no picture', 'a.jpg', async () => Buffer.from('hei'), 'a.jpg er ikke et bilde som kan leses.'],
    ['an empty file', 'a.jpg', async () => Buffer.alloc(0), 'a.jpg er ikke et bilde som kan leses.'],
    [
      'half a photo',
      'a.jpg',
      async () => (await halves(1200, 900).jpeg().toBuffer()).subarray(0, 900),
      'a.jpg er ikke et bilde som kan leses.',
    ],
  ])('%s', async (_name, name, bytes, sentence) => {
    const reading = readPhoto(await fileWith(name, await bytes()));
    await expect(reading).rejects.toThrow(BuildFailure);
    await expect(reading).rejects.toThrow(sentence);
  });

  it('a file that is not there', async () => {
    await expect(readPhoto('/finnes/ikke.jpg')).rejects.toThrow('Finner ikke filen /finnes/ikke.jpg.');
  });
});
