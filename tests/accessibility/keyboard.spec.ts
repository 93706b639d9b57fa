import type { Page } from '@playwright/test';
import { everyPath } from '../support/site.ts';
import { expect, matrix, test } from '../support/test.ts';

// docs/product.md, "Accessibility and printing": every page by keyboard.

/** Returns the problems of the next focused element, or null at the end. */
async function tab(page: Page, within: string): Promise<{ name: string; problems: string[] } | null> {
  await page.keyboard.press('Tab');
  return page.evaluate(async (part) => {
    // Layout near the window may move the page once more.
    for (let frame = 0; frame < 2; frame++) await new Promise((next) => requestAnimationFrame(next));
    const element = document.activeElement;
    const state = window as unknown as { firstStop?: Element };
    // The walk may start again at once.
    if (!element?.closest(part) || [document.body, state.firstStop].includes(element)) return null;
    state.firstStop ??= element;
    // An inline link of two lines has two boxes.
    const boxes = [...element.getClientRects()].sort((a, b) => b.width - a.width);
    const box = boxes[0] ?? element.getBoundingClientRect();
    const problems = [outside(), covered(), ringless()].filter((problem) => problem !== '');
    return { name: element.getAttribute('aria-label') ?? element.textContent?.trim() ?? '', problems };

    function outside(): string {
      // Browsers scroll only to the current line of a field.
      const bottom = element?.localName === 'textarea' ? box.top + 48 : box.bottom;
      const isInside =
        box.top >= -1 && box.left >= -1 && bottom <= innerHeight + 1 && box.right <= innerWidth + 1;
      return isInside || box.height >= innerHeight / 2 ? '' : `outside the window: ${JSON.stringify(box)}`;
    }

    function covered(): string {
      const top = Math.max(box.top, 0);
      const bottom = Math.min(box.bottom, innerHeight);
      const covering = [0.25, 0.5, 0.75].flatMap((share) => {
        const hit = document.elementFromPoint(box.left + box.width * share, top + (bottom - top) * share);
        // A card may draw its link.
        return !hit || element?.contains(hit) || hit.contains(element) ? [] : [hit];
      });
      // A link of several lines may be partly under the banner.
      const isAllowed = covering.length === 0 || (box.height >= 60 && covering.length < 3);
      return isAllowed ? '' : `covered by ${covering[0]?.outerHTML.slice(0, 80)}`;
    }

    function ringless(): string {
      // A link that fills its card has a ring around the card, and a slider with a drawing around the drawn handle.
      const drawn = element?.matches('[type=range]') ? element.previousElementSibling?.children : undefined;
      const hasRing = [element as Element, ...(drawn ?? [])].some((candidate) =>
        [null, '::before', '::after'].some((pseudo) => {
          const { outlineStyle, outlineWidth } = getComputedStyle(candidate, pseudo);
          return outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2;
        }),
      );
      return hasRing && element?.matches(':focus-visible') ? '' : 'has no focus ring';
    }
  }, within);
}

for (const { width, height, language, consent, forcedColors } of [
  { width: 1440, height: 900, language: 'no', consent: 'declined', forcedColors: 'active' },
  // Above the cookie banner: on a phone, and enlarged fourfold.
  { width: 360, height: 640, language: 'no', consent: 'unset', forcedColors: 'none' },
  { width: 320, height: 256, language: 'en', consent: 'unset', forcedColors: 'none' },
] as const) {
  test.describe(`at ${width} × ${height}`, () => {
    test.use({ viewport: { width, height }, language, consent });

    test('focus is visible and never covered', matrix, async ({ page, visit }) => {
      await page.emulateMedia({ forcedColors });
      for (const path of everyPath) {
        await visit(path);
        // The skip link leads past the header.
        const part = path === '/' ? 'body' : 'main';
        if (part === 'main') for (const key of ['Tab', 'Enter']) await page.keyboard.press(key);
        let stops = 0;
        for (let stop = await tab(page, part); stop; stop = await tab(page, part)) {
          expect(stop.problems, `${stop.name} at ${path}`).toEqual([]);
          stops += 1;
          expect(stops, 'The focus moves in a circle.').toBeLessThan(120);
        }
        const usable = page
          .locator(part)
          .locator(
            ':is(a[href], button, input, select, textarea, summary):not(:disabled, [tabindex], dialog *)',
          )
          .filter({ visible: true });
        expect(stops, path).toBe(await usable.count());
      }
    });
  });
}
