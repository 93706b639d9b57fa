import type { Locator } from '@playwright/test';
import { expect, test } from '../../tests/support/test.ts';

// docs/product.md, "Reveal".

test.use({ reducedMotion: 'no-preference' });

/** Scrolls until a share of the element is above the bottom margin of 10 %. */
const show = (element: Locator, share: number) =>
  element.evaluate(async (target, part) => {
    const { top, height } = target.getBoundingClientRect();
    const line = window.innerHeight * 0.9;
    const shown = Math.min(height, window.innerHeight * 0.8) * part;
    window.scrollBy({ top: top + shown - line, behavior: 'instant' });
    // Two frames, so that the observer has run.
    for (let frame = 0; frame < 2; frame++) await new Promise((next) => requestAnimationFrame(next));
  }, share);

test('a block fades in, or is there at once under reduced motion', async ({ page, visit, texts }) => {
  await visit('/about');
  const block = page.locator('div:has(> ul)', { hasText: texts.about.commitment.points[0] ?? '' });
  await expect(block).toHaveCSS('opacity', '0');
  await show(block, 0.1);
  await expect(block).toHaveCSS('opacity', '0');
  await show(block, 0.3);
  await expect(block).toHaveCSS('opacity', '1');
  await expect(block).toHaveCSS('transition-duration', '0.7s');

  await page.emulateMedia({ reducedMotion: 'reduce' });
  await visit('/about');
  await expect(block).toHaveCSS('opacity', '1');
});
