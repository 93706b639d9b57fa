import { routes } from '../src/routing/routes.ts';
import { violations } from './support/axe.ts';
import { expect, inBothLanguages, test } from './support/test.ts';

// What axe-core can find, on every route, in both languages and on a phone.

const paths = [...routes.map(({ path }) => path), '/finnes-ikke'];

// Only so that the checker may be put into the page; the policy itself has tests of its own.
test.use({ bypassCSP: true, reducedMotion: 'reduce' });

inBothLanguages(() => {
  for (const width of [360, 1440]) {
    test.describe(`at ${width} px`, () => {
      test.use({ viewport: { width, height: 900 } });

      for (const path of paths) {
        test(`axe finds nothing on ${path}, and nothing runs sideways`, async ({ page, visit }) => {
          await visit(path);
          expect(await violations(page)).toEqual([]);
          const sideways = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
          expect(sideways).toBeLessThanOrEqual(0);
        });
      }
    });
  }
});
