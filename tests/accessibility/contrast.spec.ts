import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { resize } from '../support/page.ts';
import { expect, matrix, test } from '../support/test.ts';

// docs/product.md, "Accessibility and printing": words in front of the largest pictures, whatever the owner uploads.
// axe does not know the color of a picture, so this test looks at what is painted.

// The policy would not let the test hide the words.
test.use({ bypassCSP: true });

/** Runs in the page: the words of its header and of its first section, with their colors and places. */
function visibleWords() {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const words: { text: string; color: number[]; box: Record<'x' | 'y' | 'width' | 'height', number> }[] = [];
  while (walker.nextNode()) {
    const element = walker.currentNode.parentElement;
    const text = walker.currentNode.textContent?.trim();
    if (!text || !element?.closest('header, main > section:first-of-type')) continue;
    if (!element.checkVisibility({ visibilityProperty: true }) || element.closest('.visually-hidden, dialog'))
      continue;
    const range = document.createRange();
    range.selectNodeContents(walker.currentNode);
    const color =
      getComputedStyle(element)
        .color.match(/[\d.]+/g)
        ?.map(Number) ?? [];
    for (const { x, y, width, height, bottom } of range.getClientRects()) {
      if (y >= 0 && bottom <= innerHeight) words.push({ text, color, box: { x, y, width, height } });
    }
  }
  return words;
}

/** The relative luminance of WCAG. */
function luminance([red = 0, green = 0, blue = 0]: number[]): number {
  const [r = 0, g = 0, b = 0] = [red, green, blue].map((value) =>
    value <= 10 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** The words of the page's top that have less than 4.5:1 anywhere on their ground. */
async function paleWords(page: Page): Promise<string[]> {
  const words = await page.evaluate(visibleWords);
  await page.addStyleTag({ content: '* { color: transparent !important; fill: none !important }' });
  const ground = sharp(await page.screenshot()).removeAlpha();
  const { data, info } = await ground.raw().toBuffer({ resolveWithObject: true });
  return words.flatMap(({ text, color, box }) => {
    let worst = 21;
    for (let y = Math.ceil(box.y); y < box.y + box.height; y += 1) {
      for (let x = Math.ceil(box.x); x < box.x + box.width; x += 2) {
        const at = (y * info.width + x) * 3;
        const pair = [luminance(color), luminance([...data.subarray(at, at + 3)])];
        worst = Math.min(worst, (Math.max(...pair) + 0.05) / (Math.min(...pair) + 0.05));
      }
    }
    return worst < 4.5 ? [`${text} ${worst.toFixed(2)}:1`] : [];
  });
}

for (const background of ['white', 'black']) {
  test(`words have 4.5:1 on a ${background} picture`, matrix, async ({ page, visit }) => {
    const picture = sharp({ create: { width: 160, height: 90, channels: 3, background } });
    const body = await picture.webp().toBuffer();
    await page.route('**/pictures/**', (route) => route.fulfill({ body, contentType: 'image/webp' }));
    for (const viewport of ['1440 900', '844 390', '390 844']) {
      await resize(page, viewport);
      for (const path of ['/', '/about']) {
        await visit(path);
        const words = await page.evaluate(visibleWords);
        expect(words.length, path).toBeGreaterThan(3);
        expect(await paleWords(page), `${path} at ${viewport}`).toEqual([]);
        // The header stays where it is over the picture that is scrolled.
        await visit(path);
        await page.evaluate(() => window.scrollTo({ top: 32, behavior: 'instant' }));
        expect(await paleWords(page), `${path} at ${viewport}, scrolled`).toEqual([]);
      }
    }
  });
}
