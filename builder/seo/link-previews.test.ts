import sharp from 'sharp';
import { expect, it } from 'vitest';
import { maximalCompany } from '../../content-model/testing/sample.ts';
import type { Site } from '../page-data/read-site.ts';
import type { SiteRoute } from '../page-data/site-routes.ts';
import { temporaryFolder } from '../testing/folder.ts';
import { cropForPreview, drawPreview, planPreview, previewSize } from './link-previews.ts';

it('a link preview has a light ground and room for long names', async () => {
  const original = `${temporaryFolder()}/logo.png`;
  await sharp({ create: { width: 1200, height: 900, channels: 4, background: '#0000' } }).toFile(original);
  const words = { heading: 'Eiendomsforvaltning'.repeat(2), companyName: maximalCompany().name };
  const preview = sharp(await drawPreview(await cropForPreview(original), words));
  expect(await preview.metadata()).toMatchObject(previewSize);
  const corner = preview.extract({ left: 1100, top: 0, width: 8, height: 8 });
  expect(Math.min(...(await corner.raw().toBuffer()))).toBeGreaterThan(250);
});

it('the hash of a link preview changes with picture and words', () => {
  const plan = (file: string, heading: string, name: string) => {
    const site = { catalog: new Map([['yard', { file }]]), company: { name } } as unknown as Site;
    return planPreview(site, { picture: 'yard' } as SiteRoute, heading);
  };
  const hashOf = (...parts: Parameters<typeof plan>) => plan(...parts).hash;
  const others = [hashOf('b', 'Snø', 'Vei'), hashOf('a', 'Feiing', 'Vei'), hashOf('a', 'Snø', 'Grunn')];
  expect(new Set([hashOf('a', 'Snø', 'Vei'), ...others]).size).toBe(4);
  expect(plan('a', '🚜 Vi brøyter 👷🏽‍♂️❄️ nå™', 'Vei').words.heading).toBe('Vi brøyter nå™');
  expect(plan('a', '🚜\ufffc', 'Vei').words.heading).toBe('Vei');
});
