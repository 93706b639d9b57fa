import type { Page } from '@playwright/test';
import { everyPath } from '../support/routes.ts';
import { expect, matrix, test } from '../support/test.ts';

// docs/product.md, "Accessibility and printing": a walk through every page with Tab. What has focus is in the window,
// has a focus ring, and is not covered.

/** Presses Tab, waits for two frames, and says what is wrong with the element that has focus then, or null at the end. */
async function tab(page: Page, within: string): Promise<{ name: string; problems: string[] } | null> {
  await page.keyboard.press('Tab');
  return page.evaluate(async (part) => {
    // What is laid out only near the window may move the page once more.
    for (let frame = 0; frame < 2; frame++) await new Promise((next) => requestAnimationFrame(next));
    const element = document.activeElement;
    const state = window as unknown as { firstStop?: Element };
    // Without an address bar the walk may start again at once.
    if (!element?.closest(part) || [document.body, state.firstStop].includes(element)) return null;
    state.firstStop ??= element;
    const problems: string[] = [];

    // An inline link that breaks over two lines has a box for each.
    const [box = element.getBoundingClientRect()] = [...element.getClientRects()].sort(
      (a, b) => b.width - a.width,
    );
    const { innerWidth: width, innerHeight: height } = window;
    // Of a field of many lines, browsers show the one that is written in.
    const end = element.localName === 'textarea' ? box.top + 48 : box.bottom;
    const isInside = box.top >= -1 && box.left >= -1 && end <= height + 1 && box.right <= width + 1;
    if (box.height < height / 2 && !isInside) problems.push(`outside the window: ${JSON.stringify(box)}`);

    const top = Math.max(box.top, 0);
    const bottom = Math.min(box.bottom, height);
    const covering = [0.25, 0.5, 0.75].map((share) => {
      const hit = document.elementFromPoint(box.left + box.width * share, top + (bottom - top) * share);
      // A link that fills its card, or a field with its own look, may be drawn by what is around it.
      return !hit || element.contains(hit) || hit.contains(element) ? null : hit;
    });
    // A link of several lines may be partly under the banner where an enlarged page leaves no room.
    if (box.height < 60 ? covering.some(Boolean) : covering.every(Boolean))
      problems.push(`covered by ${covering.find(Boolean)?.outerHTML.slice(0, 80)}`);

    // A link that fills its card shows its focus around the card.
    const hasRing = [null, '::before', '::after'].some((pseudo) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(element, pseudo);
      return outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2;
    });
    if (!hasRing || !element.matches(':focus-visible')) problems.push('has no focus ring');
    return { name: element.getAttribute('aria-label') ?? element.textContent?.trim() ?? '', problems };
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
        // The header, the footer and the banner are the same on every page: elsewhere the skip link leads past them.
        const part = path === '/' ? 'body' : 'main';
        if (part === 'main') for (const key of ['Tab', 'Enter']) await page.keyboard.press(key);
        const wrong: string[] = [];
        let stops = 0;
        for (let stop = await tab(page, part); stop; stop = await tab(page, part)) {
          for (const problem of stop.problems) wrong.push(`${stop.name}: ${problem}`);
          stops += 1;
          expect(stops, 'The focus goes in a circle.').toBeLessThan(120);
        }
        expect(wrong, path).toEqual([]);
        // Every control was a stop, to the last.
        const usable = page
          .locator(part)
          .locator(':is(a[href], button, input, textarea, summary):not(:disabled, [tabindex], dialog *)')
          .filter({ visible: true });
        expect(stops, path).toBe(await usable.count());
      }
    });
  });
}
