import type { Page } from '@playwright/test';
import { engines, expect, inBothLanguages, matrix, test } from '../../tests/support/test.ts';
import { company, type Texts } from '../../tests/support/texts.ts';
import { mainNavigation } from './navigation-items.ts';

// docs/product.md, "Mobile menu".

const opener = (page: Page, { shared }: Texts) => page.getByRole('button', { name: shared.header.openMenu });
const menuOf = (page: Page, { shared }: Texts) => page.getByRole('dialog', { name: shared.header.menuTitle });

test.use({ viewport: { width: 360, height: 800 }, hasTouch: true, reducedMotion: 'no-preference' });

inBothLanguages(() => {
  test('it has the same links, and closes in four ways', engines, async ({ page, visit, texts, heading }) => {
    const { header, services, freeVisit } = texts.shared;
    await visit('/');
    const open = opener(page, texts);
    const menu = menuOf(page, texts);
    await open.tap();
    const entries = mainNavigation(texts.shared).flatMap(({ label, dropdown = [] }) => [
      label,
      ...dropdown.map((page) => page.label),
    ]);
    await expect(menu.getByRole('navigation').getByRole('link')).toHaveText(entries);
    await expect(menu.getByRole('link', { name: freeVisit })).toHaveAttribute('href', company.phoneLink);
    await expect(menu.getByRole('link', { name: company.phone })).toHaveAttribute('href', company.phoneLink);
    await expect(menu.getByRole('link', { name: company.email })).toHaveAttribute('href', company.emailLink);
    const social = menu.getByRole('link', { name: header.facebook });
    await expect(social).toHaveAttribute('href', company.facebook);
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

    await page.evaluate(() => window.scrollTo(0, 900));
    await open.tap();
    await menu.getByRole('link', { name: services.arborist }).tap();
    await expect(page).toHaveURL('/services/trepleie');
    await expect(menu).toBeHidden();
    await expect(heading).toHaveText(texts.arborist.banner.title);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  });
});

test('a link to the same page closes it and leads to the top', async ({ page, visit, texts, heading }) => {
  await visit('/about');
  const menu = menuOf(page, texts);
  const link = menu.getByRole('link', { name: texts.shared.navigation.about });
  for (const follow of [() => link.tap(), () => link.press('Enter')]) {
    await page.evaluate(() => window.scrollTo(0, 900));
    await opener(page, texts).tap();
    await follow();
    await expect(menu).toBeHidden();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    await expect(heading).toBeFocused();
  }
  await expect(page).toHaveURL('/about');
});

test('two taps open it, and so does Enter twice', matrix, async ({ page, visit, texts }) => {
  await visit('/about');
  const open = opener(page, texts);
  const { x = 0, y = 0 } = (await open.boundingBox()) ?? {};
  const twice = {
    taps: async () => {
      await page.touchscreen.tap(x + 20, y + 20);
      await page.touchscreen.tap(x + 20, y + 20);
    },
    clicks: () => page.mouse.dblclick(x + 20, y + 20),
    keys: async () => {
      await open.press('Enter');
      await page.keyboard.press('Enter');
    },
  };
  for (const [way, press] of Object.entries(twice)) {
    await press();
    await expect(menuOf(page, texts), way).toBeInViewport({ ratio: 1 });
    await expect(page.locator('html')).toHaveAttribute('lang', 'no');
    await page.keyboard.press('Escape');
    await expect(menuOf(page, texts)).toBeHidden();
  }
});

test('it closes with the page that Back leaves', matrix, async ({ page, visit, texts, heading }) => {
  await visit('/about');
  await page.getByRole('contentinfo').getByRole('link', { name: texts.shared.navigation.contact }).tap();
  await expect(heading).toHaveText(texts.contact.banner.title);
  await opener(page, texts).tap();
  await expect(menuOf(page, texts)).toBeVisible();
  await page.goBack();
  await expect(heading).toHaveText(texts.about.banner.title);
  await expect(menuOf(page, texts)).toBeHidden();
});

test('it goes where the window has room for the navigation', async ({ page, visit, texts }) => {
  await visit('/about');
  await opener(page, texts).tap();
  await expect(menuOf(page, texts)).toBeVisible();
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(menuOf(page, texts)).toBeHidden();
  await expect(page.locator('#content')).toBeFocused();
  await page.mouse.wheel(0, 600);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(600);
});

test('the navigation replaces a missing menu', matrix, async ({ page, context, visit, texts }) => {
  await page.route('**/assets/later-*', (route) => route.abort());
  await visit('/services/graving');
  await context.setOffline(true);
  const { header, navigation } = texts.shared;
  const menu = page.getByRole('navigation', { name: header.mainNavigation });
  await expect(menu).toBeHidden();
  await opener(page, texts).tap();
  await expect(menu.getByRole('link', { name: navigation.about })).toBeVisible();
});

test('the header turns solid, and the page behind is locked', async ({ page, visit, texts }) => {
  await visit('/');
  const header = page.locator('header');
  const clear = 'rgba(0, 0, 0, 0)';
  await expect(header).toHaveCSS('background-color', clear);
  await opener(page, texts).tap();
  await expect(header).not.toHaveCSS('background-color', clear);
  await expect(menuOf(page, texts)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(header).toHaveCSS('background-color', clear);

  const top = () => page.getByRole('main').evaluate((main) => Math.round(main.getBoundingClientRect().top));
  const scrolled = (await top()) - 700;
  await page.evaluate(() => window.scrollTo(0, 700));
  await expect.poll(top).toBe(scrolled);
  // Two quick taps would be one.
  await opener(page, texts).press('Enter');
  await expect(menuOf(page, texts)).toBeInViewport({ ratio: 1 });
  await page.mouse.move(20, 400);
  await page.mouse.wheel(0, 600);
  await page.keyboard.press('End');
  expect(await top()).toBe(scrolled);
  await page.keyboard.press('Escape');
  await expect(menuOf(page, texts)).toBeHidden();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(700);

  // Switching the language leaves the menu open.
  await opener(page, texts).press('Enter');
  await page.getByRole('dialog').getByRole('link', { name: 'English' }).tap();
  await expect(page.getByRole('dialog').getByRole('link', { name: 'About Us' })).toBeVisible();
});
