import { violations } from '../support/axe.ts';
import { everyPath } from '../support/routes.ts';
import { expect, inBothLanguages, test } from '../support/test.ts';

// docs/product.md, "Accessibility and printing": axe on every page, in both languages, narrow and wide.

// The policy would not let axe into the page; it has tests of its own.
test.use({ bypassCSP: true, reducedMotion: 'reduce' });

inBothLanguages((language) => {
  for (const width of [360, 1440]) {
    test.describe(`at ${width} px`, () => {
      test.use({ viewport: { width, height: 900 } });

      for (const path of everyPath) {
        test(`axe finds nothing on ${path}`, {
          tag: language === 'no' && width === 360 ? [] : '@matrix',
        }, async ({ page, visit }) => {
          await visit(path);
          expect(await violations(page)).toEqual([]);
          const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
          expect(overflow).toBeLessThanOrEqual(0);
        });
      }
    });
  }
});
