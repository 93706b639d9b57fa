import { gzipSync } from 'node:zlib';
import { expect, test } from './support/test.ts';

test('the scripts of the page weigh at most 100 kB, compressed', async ({ desk }) => {
  const scripts: Promise<Buffer>[] = [];
  desk.page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (pathname.startsWith('/rediger/') && pathname.endsWith('.js')) scripts.push(response.body());
  });
  await desk.open();
  expect(scripts.length).toBeGreaterThan(0);
  const weights = (await Promise.all(scripts)).map((body) => gzipSync(body).length);
  expect(weights.reduce((all, one) => all + one)).toBeLessThanOrEqual(100_000);
});
