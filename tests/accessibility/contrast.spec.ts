import sharp from 'sharp';
import { resize } from '../support/page.ts';
import { expect, matrix, test } from '../support/test.ts';

// docs/product.md, "Accessibility and printing": the header's words on the brightest picture that an owner may upload.
// axe does not know the colors of a picture, so this test reads them from a screenshot.

// The policy would block the style sheet that hides the words.
test.use({ bypassCSP: true });

interface Word {
  text: string;
  color: number[];
  box: DOMRect;
}

/** Runs in the page: returns the words of its header, with their colors and boxes. */
function headerWords(): Word[] {
  const walker = document.createTreeWalker(document.querySelector('header') as Element, NodeFilter.SHOW_TEXT);
  const words: Word[] = [];
  while (walker.nextNode()) {
    const element = walker.currentNode.parentElement;
    const text = walker.currentNode.textContent?.trim();
    if (!text || !element?.checkVisibility({ visibilityProperty: true })) continue;
    if (element.closest('.visually-hidden, dialog')) continue;
    const range = document.createRange();
    range.selectNodeContents(walker.currentNode);
    const color = getComputedStyle(element).color.match(/[\d.]+/g) ?? [];
    for (const box of range.getClientRects()) {
      if (box.y >= 0) words.push({ text, color: color.map(Number), box: box.toJSON() });
    }
  }
  return words;
}

/** The relative luminance of WCAG. */
function luminance(color: Iterable<number>): number {
  const [red = 0, green = 0, blue = 0] = [...color].map((value) =>
    value <= 10 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Returns the lowest contrast between a word and the pixels in its box. */
function lowestContrast({ color, box }: Word, pixels: Buffer, pixelsPerRow: number): number {
  let lowest = Number.POSITIVE_INFINITY;
  for (let y = Math.ceil(box.y); y < box.y + box.height; y += 1) {
    for (let x = Math.ceil(box.x); x < box.x + box.width; x += 2) {
      const start = (y * pixelsPerRow + x) * 3;
      const pair = [luminance(color), luminance(pixels.subarray(start, start + 3))];
      lowest = Math.min(lowest, (Math.max(...pair) + 0.05) / (Math.min(...pair) + 0.05));
    }
  }
  return lowest;
}

test('the header has 4.5:1 on a white picture', matrix, async ({ page, visit }) => {
  const picture = sharp({ create: { width: 160, height: 90, channels: 3, background: 'white' } });
  const body = await picture.webp().toBuffer();
  await page.route('**/pictures/**', (route) => route.fulfill({ body, contentType: 'image/webp' }));
  for (const size of ['1440 900', '390 844']) {
    await resize(page, size);
    for (const top of [0, 32]) {
      await visit('/about');
      await page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);
      const words = await page.evaluate(headerWords);
      expect(words.length).toBeGreaterThan(0);
      await page.addStyleTag({ content: '* { color: transparent !important; fill: none !important }' });
      const background = sharp(await page.screenshot()).removeAlpha();
      const { data, info } = await background.raw().toBuffer({ resolveWithObject: true });
      for (const word of words)
        expect(lowestContrast(word, data, info.width), `${word.text} at ${size}`).toBeGreaterThanOrEqual(4.5);
    }
  }
});
