import sharp from 'sharp';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../testing/folder.ts';
import { mostCompany } from '../testing/most.ts';
import { brandColors, readBrandColors } from './brand-colors.ts';
import { drawPreview, previewKey, previewSize } from './preview-picture.ts';

const preview = { original: '', heading: 'Vinterdrift', firm: 'Vei AS' };
const red = { ...brandColors, stake: '#ff0000' };

it('a link preview has the firm’s colors, and another key when one of them changes', async () => {
  const original = `${temporaryFolder()}/gray.png`;
  await sharp({ create: { width: 1200, height: 630, channels: 3, background: '#888888' } }).toFile(original);
  const drawn = await drawPreview({ ...preview, original }, red);
  const stake = await sharp(drawn).extract({ left: 60, top: 530, width: 1, height: 1 }).raw().toBuffer();
  expect(stake[0]).toBeGreaterThan(200);
  expect(stake[1]).toBeLessThan(60);
  const keys = [
    await previewKey('gray.png', preview),
    await previewKey('gray.png', preview, red),
    await previewKey('other.png', preview),
    await previewKey('gray.png', { ...preview, heading: 'Feiing' }),
    await previewKey('gray.png', { ...preview, firm: 'Grunn AS' }),
  ];
  expect(new Set(keys).size).toBe(keys.length);
  expect(await previewKey('gray.png', preview)).toBe(keys[0]);
});

it('a color that the build cannot read is named', () => {
  expect(() => readBrandColors(':root { --snow: white; }')).toThrow('src/styles/brand.css has no --snow');
});

it('a preview has room for the longest name, in one word', async () => {
  const original = `${temporaryFolder()}/gray.png`;
  await sharp({ create: { width: 1200, height: 630, channels: 3, background: '#888888' } }).toFile(original);
  const words = { heading: 'Eiendomsforvaltning'.repeat(2), firm: mostCompany().name };
  expect(await sharp(await drawPreview({ original, ...words })).metadata()).toMatchObject(previewSize);
});
