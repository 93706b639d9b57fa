import type { Page } from '@playwright/test';
import { recordShifts, shiftsOf } from '../support/page.ts';
import { routes } from '../support/routes.ts';
import { expect, firms, inBothLanguages, phone, test } from '../support/test.ts';

// Nothing moves under a thumb: not while a page arrives, not below the cookie banner, not while scrolling.

/** Scrolls to the end by one screen at a time; each is painted, with its fonts and pictures, before the next. */
async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const nextFrame = () => new Promise(requestAnimationFrame);
    const settled = async () => {
      await nextFrame();
      await document.fonts.ready;
      const visible = [...document.images].filter((image) => {
        const { top, bottom } = image.getBoundingClientRect();
        return image.checkVisibility() && bottom > 0 && top < innerHeight;
      });
      await Promise.all(visible.map((image) => image.decode().catch(() => {})));
      await nextFrame();
    };
    await settled();
    while (scrollY + innerHeight < document.documentElement.scrollHeight - 1) {
      scrollBy({ top: innerHeight, behavior: 'instant' });
      await settled();
    }
    await nextFrame();
  });
}

test.use({ ...phone, consent: 'unset', reducedMotion: 'no-preference' });

inBothLanguages(() => {
  test('no page moves while it arrives and is scrolled through', firms, async ({ page, visit }) => {
    await page.addInitScript(recordShifts);
    for (const { path } of routes) {
      await visit(path);
      await scrollThrough(page);
      expect(await shiftsOf(page), path).toEqual([]);
    }
  });
});
