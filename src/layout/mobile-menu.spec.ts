import type { Page } from '@playwright/test';
import { services } from '../../tests/support/site.ts';
import { engines, expect, inBothLanguages, matrix, test } from '../../tests/support/test.ts';
import { company, facebookLink, type Texts } from '../../tests/support/texts.ts';
import { mainNavigation } from './navigation-items.ts';

// docs/product.md, "Mobile menu".

const opener = (page: Page, { shared }: Texts) => page.getByRole('button', { name: shared.header.openMenu });
const menuOf = (page: Page, { shared }: Texts) => page.getByRole('dialog', { name: shared.header.menuTitle });

test.use({ viewport: { width: 360, height: 800 }, hasTouch: true, reducedMotion: 'no-preference' });

inBothLanguages(() => {
  test('the menu has links, and closes', engines, async ({ page, visit, texts, heading, scrollTop }) => {
    const { header, freeVisit } = texts.shared;
    await visit('/');
    const open = opener(page, texts);
    const menu = menuOf(page, texts);
    // By keyboard: a second tap at its place would be half of a double tap.
    await open.press('Enter');
    const entries = mainNavigation(
      texts.shared,
      services.map(({ screen }) => screen),
    ).flatMap(({ label, dropdown = [] }) => [label, ...dropdown.map((item) => item.label)]);
    await expect(menu.getByRole('navigation').getByRole('link')).toHaveText(entries);
    for (const [name, href] of [
      [freeVisit, company.phoneLink],
      [company.phone, company.phoneLink],
      [company.email, company.emailLink],
      ...facebookLink(header.facebook),
    ] as const)
      await expect(menu.getByRole('link', { name })).toHaveAttribute('href', href);
    // 80 % of the window, at most 320 px.
    for (const width of [320, 400, 768, 360]) {
      await page.setViewportSize({ width, height: 800 });
      const wide = (await menu.boundingBox())?.width;
      expect(wide, `${width} px`).toBeCloseTo(Math.min(320, width * 0.8), 1);
    }

    await menu.getByRole('button', { name: header.closeMenu }).tap();
    await expect(menu).toBeHidden();
    await expect(open).toBeFocused();

    await open.press('Enter');
    await expect(menu).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();

    await open.tap();
    await expect(menu).toBeInViewport({ ratio: 1 });
    await page.touchscreen.tap(20, 400);
    await expect(menu).toBeHidden();

    // A link to the page one is on does the same.
    for (const start of ['/', '/services/trepleie']) {
      await expect(page).toHaveURL(start);
      await page.evaluate(() => window.scrollTo(0, 900));
      await open.tap();
      await menu.getByRole('link', { name: texts.shared.services.arborist }).tap();
      await expect(menu).toBeHidden();
      await expect(page).toHaveURL('/services/trepleie');
      await expect(heading).toHaveText(texts.arborist.banner.title);
      await expect(heading).toBeFocused();
      await expect.poll(scrollTop).toBe(0);
    }
  });
});

test(
  'Back and resizing close it',
  matrix,
  async ({ page, visit, texts, heading, scrollTop, goTo, expectPage }) => {
    await visit('/about');
    await goTo('contact');
    await opener(page, texts).tap();
    await expect(menuOf(page, texts)).toBeVisible();
    await page.goBack();
    await expectPage('about');
    await expect(menuOf(page, texts)).toBeHidden();
    // The place of the link in the footer.
    await expect.poll(scrollTop).toBeGreaterThan(0);

    await page.evaluate(() => window.scrollTo(0, 0));
    await opener(page, texts).press('Enter');
    await expect(menuOf(page, texts)).toBeVisible();
    await page.setViewportSize({ width: 1280, height: 800 });
    await expect(menuOf(page, texts)).toBeHidden();
    // The button that opened it is hidden.
    await expect(heading).toBeFocused();
  },
);

test('a double click leaves the menu open', matrix, async ({ page, visit, texts }) => {
  await visit('/');
  await opener(page, texts).dblclick();
  const menu = menuOf(page, texts);
  await expect(menu).toBeVisible();
  const close = menu.getByRole('button', { name: texts.shared.header.closeMenu });
  await close.dispatchEvent('click', { detail: 2 });
  await expect(menu).toBeVisible();
  await close.dispatchEvent('click', { detail: 1 });
  await expect(menu).toBeHidden();
});

test('an open menu locks the page', async ({ page, visit, texts, header, scrollTop }) => {
  await visit('/');
  const clear = 'rgba(0, 0, 0, 0)';
  await expect(header).toHaveCSS('background-color', clear);
  await opener(page, texts).tap();
  await expect(page.locator('header')).not.toHaveCSS('background-color', clear);
  await expect(menuOf(page, texts)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(header).toHaveCSS('background-color', clear);

  await page.evaluate(() => window.scrollTo(0, 700));
  await expect.poll(scrollTop).toBe(700);
  const place = () => page.locator('main').evaluate((main) => Math.round(main.getBoundingClientRect().top));
  const before = await place();
  // Two quick taps would be one.
  await opener(page, texts).press('Enter');
  const menu = menuOf(page, texts);
  await expect(menu).toBeInViewport({ ratio: 1 });
  await page.mouse.move(20, 400);
  await page.mouse.wheel(0, 600);
  await page.keyboard.press('End');
  expect(await place()).toBe(before);

  // Switching the language leaves the menu open.
  await menu.getByRole('link', { name: 'English' }).tap();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('link', { name: 'About Us' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect.poll(scrollTop).toBe(700);
});
