import { expect, test } from './support/test.ts';

test('Hjem lists what is missing before the launch, each with its field', async ({ desk }) => {
  const { page } = desk;
  await desk.open('');
  await page.getByText(/^\d av \d er på plass$/).click();
  await page.getByRole('link', { name: 'Telefonnummeret er bare nuller.' }).click();
  await expect(desk.field('Telefon')).toBeFocused();
});

test('the scripts of the page weigh at most 85 kB, compressed', async ({ desk }) => {
  await desk.open();
  const weights = await desk.page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter(({ name }) => new URL(name).pathname.endsWith('.js'))
      .map((script) => (script as PerformanceResourceTiming).encodedBodySize),
  );
  expect(weights.length).toBeGreaterThan(0);
  expect(weights.reduce((all, weight) => all + weight)).toBeLessThanOrEqual(85_000);
});

test('the content is read once, and does not wait for the script', async ({ desk }) => {
  await desk.open('');
  const initiators = await desk.page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.endsWith('/overview'))
      .map((read) => (read as PerformanceResourceTiming).initiatorType),
  );
  expect(initiators).toEqual(['link']);
});
