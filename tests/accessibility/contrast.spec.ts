import sharp from 'sharp';
import { resize } from '../support/page.ts';
import { expect, matrix, test } from '../support/test.ts';

// docs/product.md, "Header". axe does not know the colors of a picture, so this test reads them from a screenshot.

// The policy would block the style sheet that hides the words.
test.use({ bypassCSP: true });

function contrast(first: number[], second: number[]): number {
  const luminance = (color: number[]) => {
    const [red = 0, green = 0, blue = 0] = color.map((value) =>
      value <= 10 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4,
    );
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const [darker = 0, lighter = 0] = [luminance(first), luminance(second)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

test('the header has 4.5:1 on a white picture', matrix, async ({ page, visit, header }) => {
  const picture = sharp({ create: { width: 160, height: 90, channels: 3, background: 'white' } });
  const body = await picture.webp().toBuffer();
  await page.route('**/pictures/**', (route) => route.fulfill({ body, contentType: 'image/webp' }));
  for (const size of ['1440 900', '390 844']) {
    await resize(page, size);
    for (const top of [0, 32]) {
      await visit('/about');
      await page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);
      const visible = header.locator(':not(.visually-hidden)').filter({ visible: true });
      const words = await visible.evaluateAll((elements) =>
        elements.flatMap((element) => {
          const texts = [...element.childNodes].filter((node) => node.nodeName === '#text');
          return texts.map((node) => {
            const range = document.createRange();
            range.selectNodeContents(node);
            const { left, top, width, height } = range.getBoundingClientRect();
            const color = getComputedStyle(element).color.match(/[\d.]+/g) ?? [];
            return { text: node.textContent, color: color.map(Number), box: { left, top, width, height } };
          });
        }),
      );
      expect(words.length).toBeGreaterThan(0);
      await page.addStyleTag({ content: '* { color: transparent !important; fill: none !important }' });
      const background = await header.screenshot();
      for (const { text, color, box } of words.filter((word) => word.box.top >= 0)) {
        const area = Object.entries(box).map(([side, pixels]) => [side, Math.round(pixels)]);
        const pixels = await sharp(background).removeAlpha().extract(Object.fromEntries(area)).toBuffer();
        const { channels } = await sharp(pixels).stats();
        for (const extreme of [channels.map(({ min }) => min), channels.map(({ max }) => max)])
          expect(contrast(color, extreme), `${text} at ${size}`).toBeGreaterThanOrEqual(4.5);
      }
    }
  }
});
