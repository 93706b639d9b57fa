import { turnRound, walk } from '../support/focus.ts';
import { everyPath } from '../support/routes.ts';
import { expect, matrix, test } from '../support/test.ts';

// docs/product.md, "Accessibility and printing": a walk through every page with Tab. What has focus is in the window,
// has a focus ring, and is not covered. support/focus.ts says what counts as covered.

const walks = [
  { width: 1440, height: 900, language: 'no', consent: 'declined' },
  // Above the cookie banner: on a phone, and enlarged fourfold.
  { width: 360, height: 640, language: 'no', consent: 'unset' },
  { width: 320, height: 256, language: 'en', consent: 'unset' },
] as const;

for (const { width, height, language, consent } of walks) {
  test.describe(`at ${width} × ${height}`, () => {
    test.use({ viewport: { width, height }, language, consent });

    test('focus is visible and never covered', matrix, async ({ page, visit, texts }) => {
      for (const path of everyPath) {
        await visit(path);
        // The header, the footer and the banner are the same on every page: elsewhere the skip link leads past them.
        const part = path === '/' ? 'body' : 'main';
        if (part === 'main') for (const key of ['Tab', 'Enter']) await page.keyboard.press(key);
        const stops = await walk(page, 'Tab', part);
        const wrong = stops.flatMap(({ name, problems }) => problems.map((one) => `${name}: ${one}`));
        expect(wrong, path).toEqual([]);
        // Every control was a stop, to the last.
        const usable = page
          .locator(part)
          .locator(':is(a[href], button, input, textarea, summary):not(:disabled, [tabindex], dialog *)')
          .filter({ visible: true });
        expect(stops, path).toHaveLength(await usable.count());
        const last = consent === 'unset' ? texts.shared.consent.accept : texts.shared.footer.cookieSettings;
        if (part === 'body') expect(stops.at(-1)?.name).toContain(last);
      }
    });
  });
}

test('the walk back has the same stops', matrix, async ({ page, visit }) => {
  await visit('/contact');
  const forwards = await walk(page);
  await turnRound(page);
  const backwards = await walk(page, 'Shift+Tab');
  expect(backwards.flatMap(({ problems }) => problems)).toEqual([]);
  const names = (stops: typeof forwards) => stops.map(({ name }) => name);
  expect(names(backwards)).toEqual(names(forwards).reverse().slice(1));
});
