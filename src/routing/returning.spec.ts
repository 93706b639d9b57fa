import { boxOf, scrollTo } from '../../tests/support/page.ts';
import { expect, hydrated, matrix, matrixInEngines, test } from '../../tests/support/test.ts';

// docs/product.md, "Changing pages": Back and Forward.

test(
  'Back leads to the place, also after a reload',
  matrixInEngines,
  async ({ page, visit, texts, heading, header, main, scrollTop, expectPage }) => {
    await visit('/');
    await scrollTo(page, 1800);
    const card = main.getByRole('link', { name: texts.shared.services.sweeping });
    await card.evaluate((link: HTMLElement) => link.focus({ preventScroll: true }));
    await page.keyboard.press('Enter');
    await expectPage('sweeping');
    await expect.poll(scrollTop).toBe(0);
    await expect(heading).toBeFocused();
    // It is not a control, so it has no frame.
    await expect(heading).toHaveCSS('outline-style', 'none');
    await scrollTo(page, 700);

    await page.goBack();
    await expectPage('home');
    expect(await scrollTop()).toBe(1800);
    // What a screen reader goes on from is in the window.
    const focus = main.locator(':is(h1, h2, h3, a):focus');
    await expect(focus).toBeInViewport({ ratio: 1 });
    expect((await boxOf(focus)).y).toBeGreaterThan((await boxOf(header)).height);
    await page.goForward();
    await expectPage('sweeping');
    expect(await scrollTop()).toBe(700);

    await page.reload();
    await hydrated(page);
    await expect.poll(scrollTop).toBe(700);
    await page.goBack();
    await expectPage('home');
    expect(await scrollTop()).toBe(1800);
  },
);

test('a hash has its place', matrix, async ({ page, visit, texts, main, scrollTop }) => {
  await visit('/personvern');
  await scrollTo(page, 300);
  const title = texts.privacy.sections[2]?.title ?? '';
  await main.getByRole('link', { name: title, exact: true }).click();
  await expect(page).toHaveURL(/#/);
  const place = await scrollTop();
  expect(place).toBeGreaterThan(300);
  await scrollTo(page, place);
  await page.goBack();
  await expect.poll(scrollTop).toBe(300);
  await page.goForward();
  await expect.poll(scrollTop).toBe(place);
});
