import sharp from 'sharp';
import { boxOf, expectAccessibleDialog, resize, violations } from '../support/page.ts';
import { messageRequests } from '../support/site.ts';
import { expect, matrix, test } from '../support/test.ts';

// docs/product.md, "Accessibility and printing": states that visitors cause. src/gallery has the viewer.

// The policy would block axe and style sheets.
test.use({ bypassCSP: true });

test('axe finds nothing in dialogs, which trap the focus', matrix, async ({ page, visit, texts }) => {
  const { header, footer, consent } = texts.shared;
  for (const [size, opener, title] of [
    ['1440 900', footer.cookieSettings, consent.dialogTitle],
    ['360 800', header.openMenu, header.menuTitle],
  ] as const) {
    await resize(page, size);
    await visit('/contact');
    await expectAccessibleDialog(page, page.getByRole('button', { name: opener, exact: true }), title);
  }
});

test('axe finds nothing in expanded texts or dropdown', matrix, async ({ page, visit, texts, main }) => {
  await visit('/services');
  const closed = main.locator('button[aria-expanded=false]');
  await closed.evaluateAll((all: HTMLElement[]) => all.map((button) => button.click()));
  await expect(closed).toHaveCount(0);
  await page.getByRole('button', { name: texts.shared.header.showServices }).click();
  expect(await violations(page)).toEqual([]);
});

test('axe finds nothing in form errors or toasts', matrix, async ({ page, visit, texts, form }) => {
  await visit('/contact');
  await form.send.click();
  await expect(page.getByText(texts.contact.form.errors.email.missing)).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await form.fillIn('Hei');
  for (const toast of [form.failure, form.success]) {
    const fails = toast === form.failure;
    await page.route(messageRequests, (route) => (fails ? route.abort() : route.fulfill({ body: '' })));
    await form.send.click();
    // A hovered toast stays open.
    await toast.hover();
    expect(await violations(page)).toEqual([]);
    await expect(toast).toBeVisible();
    await page.unroute(messageRequests);
  }
});

/** The relative luminance of WCAG. */
function luminance(color: number[]): number {
  const [red = 0, green = 0, blue = 0] = color.map((value) => ((value / 255 + 0.055) / 1.055) ** 2.4);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

// axe does not know the colors of pictures.
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

// Firefox paints no background in forced colors.
test('the stake of the current page is a border', matrix, async ({ page, visit, header, texts }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await visit('/contact');
  const { navigation } = texts.shared;
  const stake = await header
    .getByRole('link', { name: navigation.contact, exact: true })
    .evaluate((link) => getComputedStyle(link, '::before').borderLeft);
  expect(stake).toMatch(/^4px solid/);
});
