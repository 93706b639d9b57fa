import { routes } from '../src/routing/routes.ts';
import { turnRound, walk } from './support/focus.ts';
import { expect, test } from './support/test.ts';

// A walk through every page with Tab alone: what has focus is in the window, shown as such, and nothing lies on it.

const paths = [...routes.map(({ path }) => path), '/finnes-ikke'];

const walks = [
  { name: 'on a wide screen', viewport: { width: 1440, height: 900 }, language: 'no', consent: 'declined' },
  {
    name: 'on a phone, above the cookie banner',
    viewport: { width: 360, height: 640 },
    language: 'no',
    consent: 'unset',
  },
  {
    name: 'enlarged fourfold, above the cookie banner',
    viewport: { width: 320, height: 256 },
    language: 'en',
    consent: 'unset',
  },
] as const;

for (const { name, viewport, language, consent } of walks) {
  test.describe(name, () => {
    test.use({ viewport, language, consent });
    for (const half of [0, 1]) {
      test(`focus is always seen and never covered, half ${half + 1}`, async ({ page, visit, words }) => {
        for (const path of paths.filter((_, index) => index % 2 === half)) {
          await visit(path);
          const stops = await walk(page);
          const wrong = stops.flatMap(({ what, complaints }) => complaints.map((one) => `${what}: ${one}`));
          expect(wrong, path).toEqual([]);
          // Everything that can be used was on the way, the last thing too.
          const usable = page
            .locator(':is(a[href], button, input, textarea):not(:disabled, [tabindex], dialog *)')
            .filter({ visible: true });
          expect(stops, path).toHaveLength(await usable.count());
          const last = consent === 'unset' ? words.shared.consent.accept : words.shared.footer.cookieSettings;
          expect(stops.at(-1)?.what, path).toContain(last);
        }
      });
    }
  });
}

test('backwards the walk is the same', async ({ page, visit }) => {
  await visit('/contact');
  const forwards = await walk(page);
  await turnRound(page);
  const backwards = await walk(page, 'Shift+Tab');
  expect(backwards.flatMap(({ complaints }) => complaints)).toEqual([]);
  const names = (stops: typeof forwards) => stops.map(({ what }) => what);
  expect(names(backwards)).toEqual(names(forwards).reverse().slice(1));
});
