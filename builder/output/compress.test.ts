import { existsSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../testing/folder.ts';
import { createCompressor } from './compress.ts';

it('reports a failure at the end, and compresses the other files', async () => {
  const root = temporaryFolder({ 'page.html': 'Hei' });
  const page = path.join(root, 'page.html');
  const compressor = createCompressor(root);
  compressor.add(path.join(root, 'missing.html'));
  compressor.add(page);
  await expect.poll(() => existsSync(`${page}.gz`)).toBe(true);
  await expect(compressor.finish()).rejects.toThrow('missing.html');
});
