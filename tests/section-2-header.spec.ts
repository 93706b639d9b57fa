import { routes } from '../src/routing/routes.ts';
import { expect, inBothLanguages, phone, test } from './support/test.ts';
import { owner } from './support/texts.ts';

// SPEC section 2, layout: the header of wide screens.

/** The paths whose header lies over a picture, word for word from SPEC section 2. */
const overPicture = ['/', '/about', '/services', '/aktuelt', '/gallery', '/contact'];
const clear = 'rgba(0, 0, 0, 0)';

test.describe('over the picture', () => {
  for (const { path } of routes) {
    const expected = overPicture.includes(path);
    test(`${path} begins with ${expected ? 'a transparent header' : 'room for the header'}`, async ({
      page,
      visit,
    }) => {
      await visit(path);
      const header = page.getByRole('banner');
      await expect(header).toHaveCSS('position', 'fixed');
      const heading = await page.getByRole('heading', { level: 1 }).boundingBox();
      const { height = 0 } = (await header.boundingBox()) ?? {};
      expect(heading?.y).toBeGreaterThan(height);
      const top = await page.getByRole('main').evaluate((main) => {
        const first = main.firstElementChild?.getBoundingClientRect();
        return first ? first.top + window.scrollY : -1;
      });
      if (expected) {
        await expect(header).toHaveCSS('background-color', clear);
        expect(top).toBe(0);
      } else {
        await expect(header).not.toHaveCSS('background-color', clear);
        expect(top).toBeGreaterThanOrEqual(height - 1);
      }
    });
  }
});

inBothLanguages((language) => {
  test('the top bar has e-mail, social link, language switch and phone', async ({ page, visit, words }) => {
    await visit('/about');
    const header = page.getByRole('banner');
    await expect(header.getByRole('link', { name: owner.email })).toHaveAttribute('href', owner.emailLink);
    const social = header.getByRole('link', { name: words.shared.header.facebook });
    await expect(social).toHaveAttribute('href', owner.facebook);
    await expect(header.getByRole('link', { name: owner.phone })).toHaveAttribute('href', owner.phoneLink);
    const norsk = header.getByRole('button', { name: 'Norsk', exact: true });
    await expect(norsk.getByText('NO', { exact: true })).toBeVisible();
    const english = header.getByRole('button', { name: 'English', exact: true });
    await expect(english.getByText('EN', { exact: true })).toBeVisible();
    const chosen = { no: 'Norsk', en: 'English' }[language];
    await expect(header.getByRole('button', { pressed: true })).toHaveAccessibleName(chosen);
  });

  test('the main navigation leads to six pages and marks the one on the screen', async ({
    page,
    visit,
    words,
  }) => {
    const { navigation, header, freeVisit } = words.shared;
    await visit('/aktuelt');
    const menu = page.getByRole('navigation', { name: header.mainNavigation });
    const expected = [
      [navigation.home, '/'],
      [navigation.about, '/about'],
      [navigation.services, '/services'],
      [navigation.news, '/aktuelt'],
      [navigation.gallery, '/gallery'],
      [navigation.contact, '/contact'],
    ] as const;
    for (const [name, path] of expected) {
      await expect(menu.getByRole('link', { name, exact: true })).toHaveAttribute('href', path);
    }
    await expect(menu.getByRole('link')).toHaveCount(expected.length);
    await expect(menu.locator('[aria-current=page]')).toHaveText(navigation.news);
    const call = page.getByRole('banner').getByRole('link', { name: freeVisit });
    await expect(call).toHaveAttribute('href', owner.phoneLink);
  });

  test('the services open on hover, list five pages and close on leaving', async ({ page, visit, words }) => {
    await visit('/');
    const menu = page.getByRole('navigation', { name: words.shared.header.mainNavigation });
    const entry = menu.getByRole('link', { name: words.shared.navigation.services, exact: true });
    const names = Object.values(words.shared.services);
    const pages = menu.getByRole('list').nth(1).getByRole('link');
    await expect(pages).toHaveCount(0);

    await entry.hover();
    await expect(pages).toHaveText(names);
    const paths = await pages.evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    expect(paths).toEqual(routes.map(({ path }) => path).filter((path) => path.startsWith('/services/')));
    // The way from the entry down to the last page must not leave the list.
    await pages.last().hover();
    await expect(pages.last()).toBeVisible();
    await page.mouse.move(700, 800);
    await expect(pages).toHaveCount(0);

    await entry.hover();
    await pages.first().click();
    await expect(page).toHaveURL('/services/vinterdrift');
    await page.mouse.move(700, 800);
    await expect(pages).toHaveCount(0);
  });

  test('the services open with the keyboard and close with Escape', async ({ page, visit, words }) => {
    await visit('/');
    const toggle = page.getByRole('button', { name: words.shared.header.showServices });
    await toggle.focus();
    await page.keyboard.press('Enter');
    await expect(toggle).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: words.shared.services.winter }).first()).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(toggle).toHaveAttribute('aria-expanded', 'false');
    await expect(toggle).toBeFocused();
    await page.keyboard.press('Enter');
    for (let step = 0; step < 6; step += 1) await page.keyboard.press('Tab');
    await expect(toggle).toHaveAttribute('aria-expanded', 'false');
  });
});

test('the first Tab offers the way past the header', async ({ page, visit, words }) => {
  await visit('/about');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: words.shared.header.skip });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test('a logo that fails gives way to the stock image', async ({ page, visit }) => {
  await page.route('**/brand/mark.svg', (route) => route.abort());
  await visit('/about');
  for (const logo of [page.getByRole('banner'), page.getByRole('contentinfo')]) {
    const image = logo.locator('img').first();
    await expect(image).toHaveAttribute('src', '/brand/stock.svg');
    await expect.poll(() => image.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
  }
});

test.describe('on a phone', () => {
  test.use(phone);
  test('the logo leads home and the phone link is one tap away', async ({ page, visit, words }) => {
    await visit('/about');
    const header = page.getByRole('banner');
    await expect(header.getByRole('link', { name: words.shared.freeVisit })).toBeInViewport();
    await header.getByRole('link', { name: words.shared.header.home }).tap();
    await expect(page).toHaveURL('/');
  });
});
