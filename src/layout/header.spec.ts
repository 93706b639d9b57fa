import type { Locator } from '@playwright/test';
import { boxOf } from '../../tests/support/page.ts';
import { services } from '../../tests/support/routes.ts';
import { expect, firms, hydrated, inBothLanguages, matrix, phone, test } from '../../tests/support/test.ts';
import { company } from '../../tests/support/texts.ts';
import { mainNavigation } from './navigation-items.ts';

// docs/product.md, "Header".

const clear = 'rgba(0, 0, 0, 0)';

inBothLanguages((language) => {
  test('the header has its links, language switch and navigation', async ({ page, visit, texts }) => {
    const { navigation, header, freeVisit, call } = texts.shared;
    await visit('/aktuelt');
    const bar = page.getByRole('banner');
    await expect(bar.getByRole('link', { name: company.email })).toHaveAttribute('href', company.emailLink);
    for (const name of [company.phone, `${freeVisit} ${call.phone}`]) {
      const phone = bar.getByRole('link', { name, exact: true });
      await expect(phone).toHaveAttribute('href', company.phoneLink);
    }
    const social = bar.getByRole('link', { name: header.facebook });
    await expect(social).toHaveAttribute('href', company.facebook);
    await expect(bar.getByRole('link', { name: 'Norsk', exact: true })).toHaveText(/^NO/);
    await expect(bar.getByRole('link', { name: 'English', exact: true })).toHaveText(/^EN/);
    const chosen = { no: 'Norsk', en: 'English' }[language];
    await expect(bar.locator('a[aria-current=true]')).toHaveAccessibleName(chosen);

    const menu = page.getByRole('navigation', { name: header.mainNavigation });
    const links = mainNavigation(texts.shared);
    const specified = ['/', '/about', '/services', '/aktuelt', '/gallery', '/contact'];
    expect(links.map(({ path }) => path)).toEqual(expect.arrayContaining(specified));
    await expect(menu.getByRole('link')).toHaveText(links.map(({ label }) => label));
    for (const { label, path } of links) {
      await expect(menu.getByRole('link', { name: label, exact: true })).toHaveAttribute('href', path);
    }
    await expect(menu.locator('[aria-current=page]')).toHaveText(navigation.news);
  });

  test('the dropdown lists the service pages on hover, and closes', async ({ page, visit, texts }) => {
    await visit('/');
    const menu = page.getByRole('navigation', { name: texts.shared.header.mainNavigation });
    const entry = menu.getByRole('link', { name: texts.shared.navigation.services, exact: true });
    const pages = menu.getByRole('list').nth(1).getByRole('link');
    await expect(pages).toHaveCount(0);

    await entry.hover();
    await expect(pages).toHaveText(services.map(({ screen }) => texts.shared.services[screen]));
    for (const [index, { path }] of services.entries()) {
      await expect(pages.nth(index)).toHaveAttribute('href', path);
    }
    // The way from the entry down to the last page must not leave the list.
    await pages.last().hover();
    await expect(pages.last()).toBeVisible();
    await page.mouse.move(700, 800);
    await expect(pages).toHaveCount(0);

    // Escape closes what the pointer has opened, with the focus elsewhere.
    await entry.hover();
    await expect(pages.first()).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(pages).toHaveCount(0);
    await page.mouse.move(700, 800);

    await page.getByRole('button', { name: texts.shared.header.showServices }).click();
    await pages.first().click();
    await expect(page).toHaveURL('/services/vinterdrift');
    await page.mouse.move(700, 800);
    await expect(pages).toHaveCount(0);
  });
});

test('Escape closes the dropdown', matrix, async ({ page, visit, texts }) => {
  await visit('/');
  const toggle = page.getByRole('button', { name: texts.shared.header.showServices });
  await toggle.focus();
  await page.keyboard.press('Enter');
  await expect(toggle).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: texts.shared.services.winter }).first()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(toggle).toHaveAttribute('aria-expanded', 'false');
  await expect(toggle).toBeFocused();
  await page.keyboard.press('Enter');
  for (let step = 0; step <= services.length; step += 1) await page.keyboard.press('Tab');
  await expect(toggle).toHaveAttribute('aria-expanded', 'false');
});

test('the header is transparent up to 32 px, and solid above', async ({ page, visit }) => {
  await visit('/about');
  const header = page.getByRole('banner');
  for (const top of [32, 33, 0, 900]) {
    await page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);
    if (top <= 32) await expect(header).toHaveCSS('background-color', clear);
    else await expect(header).not.toHaveCSS('background-color', clear);
  }
  await page.reload();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(32);
  await expect(header).not.toHaveCSS('background-color', clear);
});

test('until scripts arrive it looks and moves as afterwards', matrix, async ({ page }) => {
  let arrive = () => {};
  const arrival = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route('**/assets/*.js', (route) => arrival.then(() => route.continue()));
  await page.goto('/about', { waitUntil: 'commit' });
  const header = page.getByRole('banner');
  await expect(header).toHaveCSS('background-color', clear);
  await expect(page.getByRole('contentinfo')).toHaveCount(1);
  await page.evaluate(() => window.scrollTo(0, 900));
  await expect(header).not.toHaveCSS('background-color', clear);
  const before = await boxOf(header);
  expect(before.bottom).toBeGreaterThan(0);
  arrive();
  await hydrated(page);
  await expect(header).not.toHaveCSS('background-color', clear);
  expect(await boxOf(header)).toEqual(before);
});

test('on a scrolled page the header is lower', firms, async ({ page, visit, texts }) => {
  const header = page.getByRole('banner');
  const [norwegian, english] = ['Norsk', 'English'].map((name) =>
    header.getByRole('link', { name, exact: true }),
  ) as [Locator, Locator];
  const email = header.getByRole('link', { name: company.email });
  const kept = [
    header.getByRole('link', { name: texts.shared.freeVisit }),
    header.getByRole('navigation').getByRole('link').first(),
    header.getByRole('navigation').getByRole('link').last(),
  ];
  for (const width of [1024, 1280, 1440, 1700, 1920, 2560]) {
    await page.setViewportSize({ width, height: 900 });
    await visit('/about');
    await expect(email).toBeInViewport();
    const places = () => Promise.all(kept.map(async (one) => (await one.boundingBox())?.x));
    const before = await places();
    const bottom = async () => header.evaluate((element) => element.getBoundingClientRect().bottom);
    const high = await bottom();
    // Two rows, whatever the firm is called.
    const rem = await page.evaluate(() =>
      Number.parseFloat(getComputedStyle(document.documentElement).fontSize),
    );
    expect(high, `at ${width} px`).toBeLessThan(8 * rem);

    await page.mouse.wheel(0, 600);
    await expect.poll(bottom).toBeCloseTo(high - 3 * rem, 0);
    expect(await places()).toEqual(before);
    for (const one of [...kept, norwegian, english]) await expect(one).toBeInViewport({ ratio: 1 });
    await expect(email).not.toBeInViewport();
    await english.click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await norwegian.click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'no');

    // The keyboard reaches what is in the top bar, and sees it.
    await email.focus();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Shift+Tab');
    await expect(email).toBeInViewport({ ratio: 1 });
  }
});

test('by Tab, the language switch comes where it stands', async ({ page, visit, texts }) => {
  await visit('/about');
  const header = page.getByRole('banner');
  const phone = header.getByRole('link', { name: company.phone, exact: true });
  const [first, second] = [
    header.getByRole('link', { name: 'Norsk' }),
    header.getByRole('link', { name: 'English' }),
  ];
  const last = header.getByRole('navigation').getByRole('link', { name: texts.shared.navigation.contact });
  const comes = async (from: Locator, to: Locator) => {
    await from.focus();
    for (const next of [first, second, to]) {
      await page.keyboard.press('Tab');
      await expect(next).toBeFocused();
      await expect(next).toBeInViewport({ ratio: 1 });
    }
  };
  const call = header.getByRole('link', { name: texts.shared.freeVisit });
  await comes(header.getByRole('link', { name: texts.shared.header.facebook }), phone);
  // The keyboard has kept the top bar in the window.
  await last.focus();
  await page.mouse.wheel(0, 600);
  await expect(phone).not.toBeInViewport();
  await comes(last, call);

  // It stays where it is while the focus is in it.
  await second.focus();
  await page.keyboard.press('Home');
  await expect(phone).toBeInViewport();
  await expect(second).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(call).toBeFocused();
});

test('its words change with their ground, never on their way', matrix, async ({ page, visit }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await visit('/about');
  const header = page.getByRole('banner');
  for (const top of [900, 0]) {
    const underWay = await header.evaluate(async (element, y) => {
      window.scrollTo({ top: y, behavior: 'instant' });
      const { color } = getComputedStyle(element);
      for (let frame = 0; frame < 4; frame += 1) await new Promise(requestAnimationFrame);
      const changed = getComputedStyle(element).color !== color;
      const fades = element.getAnimations({ subtree: true });
      const names = fades.map((fade) => (fade instanceof CSSTransition ? fade.transitionProperty : ''));
      return { changed, names: names.filter((name) => /color|background/.test(name)) };
    }, top);
    expect(underWay).toEqual({ changed: true, names: [] });
  }
});

test('the first stop of the keyboard leads past the header', matrix, async ({ page, visit, texts }) => {
  await visit('/about');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: texts.shared.header.skip });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test('on a phone logo and number are one tap away', firms, async ({ page, visit, texts }) => {
  await page.setViewportSize(phone.viewport);
  await visit('/about');
  const header = page.getByRole('banner');
  await expect(header.getByRole('link', { name: texts.shared.freeVisit })).toBeInViewport();
  await header.getByRole('link', { name: texts.shared.header.home }).click();
  await expect(page).toHaveURL('/');
});
