import { gzipSync } from 'node:zlib';
import { expect, test } from './support/test.ts';

test('what is missing before the launch leads to its field', async ({ desk }) => {
  await desk.open('#/publish');
  await desk.page.getByRole('link', { name: 'Telefonnummeret er bare nuller.' }).click();
  await expect(desk.field('Telefon')).toBeFocused();
});

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
