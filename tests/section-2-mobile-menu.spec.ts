import { expect, inBothLanguages, phone, test } from './support/test.ts';
import { owner } from './support/texts.ts';

// SPEC section 2, layout: the slide-in menu of small screens.

test.use(phone);

inBothLanguages(() => {
  test('it holds the same links, the contact links and the language switch', async ({
    page,
    visit,
    words,
  }) => {
    const { header, navigation, services, freeVisit } = words.shared;
    await visit('/about');
    await page.getByRole('button', { name: header.openMenu }).tap();
    const menu = page.getByRole('dialog', { name: header.menuTitle });
    const names = [
      navigation.home,
      navigation.about,
      navigation.services,
      ...Object.values(services),
      navigation.news,
      navigation.gallery,
      navigation.contact,
    ];
    await expect(menu.getByRole('navigation').getByRole('link')).toHaveText(names);
    await expect(menu.getByRole('link', { name: freeVisit })).toHaveAttribute('href', owner.phoneLink);
    await expect(menu.getByRole('link', { name: owner.phone })).toHaveAttribute('href', owner.phoneLink);
    await expect(menu.getByRole('link', { name: owner.email })).toHaveAttribute('href', owner.emailLink);
    await expect(menu.getByRole('link', { name: header.facebook })).toHaveAttribute('href', owner.facebook);
    await expect(menu.getByRole('button', { name: 'Norsk' })).toBeVisible();
    await expect(menu.getByRole('button', { name: 'English' })).toBeVisible();
  });

  test('it closes with its button, with Escape and with a tap beside it', async ({ page, visit, words }) => {
    const { header } = words.shared;
    await visit('/');
    const open = page.getByRole('button', { name: header.openMenu });
    const menu = page.getByRole('dialog', { name: header.menuTitle });
    await open.tap();
    await menu.getByRole('button', { name: header.closeMenu }).tap();
    await expect(menu).toBeHidden();
    await expect(open).toBeFocused();
    await open.tap();
    await expect(menu).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await open.tap();
    await expect(menu).toBeInViewport({ ratio: 1 });
    await page.touchscreen.tap(20, 400);
    await expect(menu).toBeHidden();
  });

  test('it closes on a change of route, and the new page stands at its top', async ({
    page,
    visit,
    words,
  }) => {
    await visit('/');
    await page.mouse.wheel(0, 900);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(500);
    await page.getByRole('button', { name: words.shared.header.openMenu }).tap();
    const menu = page.getByRole('dialog', { name: words.shared.header.menuTitle });
    await menu.getByRole('link', { name: words.shared.services.arborist }).tap();
    await expect(page).toHaveURL('/services/trepleie');
    await expect(menu).toBeHidden();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.arborist.banner.title);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  });
});

test('the page behind is held where it is, and lies there again afterwards', async ({
  page,
  visit,
  words,
}) => {
  await visit('/');
  await page.evaluate(() => window.scrollTo(0, 700));
  const place = () => page.getByRole('main').evaluate((main) => Math.round(main.getBoundingClientRect().top));
  await expect.poll(place).toBe(-700);
  await page.getByRole('button', { name: words.shared.header.openMenu }).tap();
  await expect(page.getByRole('dialog')).toBeInViewport({ ratio: 1 });
  await page.mouse.move(20, 400);
  await page.mouse.wheel(0, 600);
  await page.keyboard.press('End');
  expect(await place()).toBe(-700);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(700);
});

test('the header is no longer transparent while it is open', async ({ page, visit, words }) => {
  await visit('/');
  const header = page.getByRole('banner');
  await expect(header).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  await page.getByRole('button', { name: words.shared.header.openMenu }).tap();
  await expect(page.locator('header')).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  await page.keyboard.press('Escape');
  await expect(header).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
});

test('changing the language in it leaves it open, in the other language', async ({ page, visit, words }) => {
  await visit('/about');
  await page.getByRole('button', { name: words.shared.header.openMenu }).tap();
  const menu = page.getByRole('dialog');
  await menu.getByRole('button', { name: 'English' }).tap();
  await expect(menu.getByRole('link', { name: 'About Us' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});
