import sharp from 'sharp';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../testing/folder.ts';
import { maximalCompany } from '../testing/sample.ts';
import { cropForPreview, drawPreview, previewSize } from './link-previews.ts';

it('a link preview is light where its picture is transparent, and has room for the longest name', async () => {
  const original = `${temporaryFolder()}/logo.png`;
  await sharp({ create: { width: 1200, height: 900, channels: 4, background: '#0000' } }).toFile(original);
  const words = { heading: 'Eiendomsforvaltning'.repeat(2), companyName: maximalCompany().name };
  const preview = sharp(await drawPreview(await cropForPreview(original), words));
  expect(await preview.metadata()).toMatchObject(previewSize);
  const corner = preview.extract({ left: 1100, top: 0, width: 8, height: 8 });
  expect(Math.min(...(await corner.raw().toBuffer()))).toBeGreaterThan(250);
});
