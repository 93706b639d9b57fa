import sharp from 'sharp';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../testing/folder.ts';
import { maximalCompany } from '../testing/sample.ts';
import { brandColors, cropForPreview, drawPreview, previewHash, previewSize } from './link-previews.ts';

const words = { heading: 'Vinterdrift', companyName: 'Vei AS' };

/** Draws a preview on a half-transparent gray picture. */
async function draw(written: typeof words): Promise<Buffer> {
  const original = `${temporaryFolder()}/gray.png`;
  const background = { r: 136, g: 136, b: 136, alpha: 0.9 };
  await sharp({ create: { width: 1200, height: 900, channels: 4, background } }).toFile(original);
  return drawPreview(await cropForPreview(original), written);
}

it('a link preview has the colors of the brand', async () => {
  const area = { left: 58, top: 520, width: 8, height: 8 };
  const stake = await sharp(await draw(words))
    .extract(area)
    .raw()
    .toBuffer();
  const wanted = await sharp({ create: { ...area, channels: 3, background: brandColors.stake } })
    .raw()
    .toBuffer();
  for (const channel of [0, 1, 2]) {
    expect(Math.abs((stake[channel] ?? 0) - (wanted[channel] ?? 0))).toBeLessThan(25);
  }
});

it('a link preview is light where its picture is transparent', async () => {
  const original = `${temporaryFolder()}/logo.png`;
  await sharp({ create: { width: 1200, height: 900, channels: 4, background: '#0000' } }).toFile(original);
  const corner = sharp(await drawPreview(await cropForPreview(original), words)).extract({
    left: 1100,
    top: 0,
    width: 8,
    height: 8,
  });
  expect(Math.min(...(await corner.raw().toBuffer()))).toBeGreaterThan(250);
});

it('the hash of a link preview changes with its picture and its words', () => {
  const hashes = [
    previewHash('gray', words),
    previewHash('other', words),
    previewHash('gray', { ...words, heading: 'Feiing' }),
    previewHash('gray', { ...words, companyName: 'Grunn AS' }),
  ];
  expect(new Set(hashes).size).toBe(hashes.length);
});

it('a preview has room for the longest name, in one word', async () => {
  const longest = { heading: 'Eiendomsforvaltning'.repeat(2), companyName: maximalCompany().name };
  expect(await sharp(await draw(longest)).metadata()).toMatchObject(previewSize);
});
