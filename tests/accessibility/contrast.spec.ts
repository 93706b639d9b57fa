import sharp from 'sharp';
import { boxOf, resize } from '../support/page.ts';
import { expect, matrix, test } from '../support/test.ts';

// docs/design.md: white words in the header have 4.5:1 on any picture, whose colors axe does not know.

// The policy would block the style sheet that hides the words.
test.use({ bypassCSP: true });

/** The relative luminance of WCAG. */
function luminance(color: number[]): number {
  const [red = 0, green = 0, blue = 0] = color.map((value) => ((value / 255 + 0.055) / 1.055) ** 2.4);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
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
      const color = await header.evaluate((element) => getComputedStyle(element).color);
      const words = luminance(color.match(/\d+/g)?.map(Number) ?? []);
      await page.addStyleTag({ content: 'header * { visibility: hidden !important; }' });
      const { width, height } = await boxOf(header);
      // No word is in the last 20 pixels.
      const clip = { x: 0, y: 0, width, height: height - 20 };
      const { channels } = await sharp(await page.screenshot({ clip })).stats();
      const brightest = luminance(channels.map(({ max }) => max));
      expect((words + 0.05) / (brightest + 0.05), size).toBeGreaterThanOrEqual(4.5);
    }
  }
});
