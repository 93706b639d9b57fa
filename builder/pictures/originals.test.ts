import sharp from 'sharp';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../testing/folder.ts';
import { readOriginals } from './originals.ts';

it('reads pictures where it can remember nothing, as on a full disk', async () => {
  const image = { create: { width: 20, height: 10, channels: 3, background: '#888888' } } as const;
  const project = temporaryFolder({
    'content/pictures/road.webp': await sharp(image).webp().toBuffer(),
    '.cache': 'no folder',
  });
  const found = await readOriginals(project, ['road.webp', 'gone.webp']);
  expect([...found]).toMatchObject([['road.webp', { width: 20, height: 10, format: 'webp' }]]);
});
