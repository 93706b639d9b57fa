import { expect, test } from './support/test.ts';

test('a missing fact leads to its field', async ({ desk }) => {
  await desk.open('');
  await expect(desk.page.getByRole('heading', { name: 'Må på plass før kundene får se det' })).toBeVisible();
  await desk.page.getByRole('link', { name: 'Telefonnummeret er bare nuller.' }).click();
  await expect(desk.field('Telefon')).toBeFocused();
});

test('what is missing stands first, also once a trial has been published', async ({ desk }) => {
  const { page } = desk;
  await page.route('**/overview', async (route) => {
    const overview = await (await route.fetch()).json();
    await route.fulfill({ json: { ...overview, isLive: true, isReady: false } });
  });
  await desk.open('#/publish');
  const headings = page.getByRole('main').getByRole('heading', { level: 2 });
  await expect(headings.first()).toContainText('er på plass');
  await expect(page.getByText('Fyll først ut det som mangler')).toBeVisible();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

test('the scripts of the page weigh at most 100 kB, compressed', async ({ desk }) => {
  await desk.open();
  const weights = await desk.page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter(({ name }) => new URL(name).pathname.endsWith('.js'))
      .map((script) => (script as PerformanceResourceTiming).encodedBodySize),
  );
  expect(weights.length).toBeGreaterThan(0);
  expect(weights.reduce((all, weight) => all + weight)).toBeLessThanOrEqual(100_000);
});
