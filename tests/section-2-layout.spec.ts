import type { Page } from '@playwright/test';
import { type Route, routes } from '../src/routing/routes.ts';
import { expect, inBothLanguages, test } from './support/test.ts';
import { owner, stockDescription, type Texts } from './support/texts.ts';

// SPEC section 2, layout: footer, banner, reveal and the scroll to the top.

const inner = routes.filter(({ path }) => path !== '/') as (Route & {
  screen: Exclude<Route['screen'], 'home' | 'not-found'>;
})[];

function trailOf(screen: (typeof inner)[number]['screen'], { navigation, services }: Texts['shared']) {
  if (screen in services) {
    const service = services[screen as keyof typeof services];
    return [navigation.home, navigation.services, service];
  }
  return [navigation.home, navigation[screen as keyof typeof navigation]];
}

inBothLanguages(() => {
  test('the footer has description, pages, contact, cookie settings and the firm’s facts', async ({
    page,
    visit,
    words,
  }) => {
    const { footer, navigation } = words.shared;
    await visit('/services/graving');
    const foot = page.getByRole('contentinfo');
    await expect(foot).toContainText(footer.description);
    const pages = foot.getByRole('navigation', { name: footer.navigation }).getByRole('link');
    await expect(pages).toHaveText([
      navigation.home,
      navigation.about,
      navigation.services,
      navigation.gallery,
      navigation.contact,
      navigation.privacy,
    ]);
    const paths = await pages.evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    expect(paths).toEqual(['/', '/about', '/services', '/gallery', '/contact', '/personvern']);
    await expect(foot.getByRole('link', { name: owner.phone })).toHaveAttribute('href', owner.phoneLink);
    await expect(foot.getByRole('link', { name: owner.email })).toHaveAttribute('href', owner.emailLink);
    const social = foot.getByRole('link', { name: words.shared.header.facebook });
    await expect(social).toHaveAttribute('href', owner.facebook);
    await expect(foot).toContainText(owner.address);
    await expect(foot).toContainText('Lommedalen');
    await expect(foot).toContainText('922 139 024');
    await expect(foot).toContainText(`© ${new Date().getFullYear()} ${owner.name}`);
    await expect(foot).toContainText(footer.climate);
    await foot.getByRole('button', { name: footer.cookieSettings }).click();
    await expect(page.getByRole('dialog', { name: words.shared.consent.dialogTitle })).toBeVisible();
  });

  for (const { path, screen } of inner) {
    test(`${path} has a banner with title, intro and trail`, async ({ page, visit, words }) => {
      await visit(path);
      const { title, intro } = words[screen].banner;
      const heading = page.getByRole('heading', { level: 1 });
      await expect(heading).toHaveText(title);
      await expect(page.getByRole('main').getByText(intro, { exact: true })).toBeVisible();
      const trail = page.getByRole('navigation', { name: words.shared.breadcrumb });
      await expect(trail.getByRole('listitem')).toHaveText(trailOf(screen, words.shared));
      await expect(trail.locator('[aria-current=page]')).toHaveCount(1);
      await trail.getByRole('link').first().click();
      await expect(page).toHaveURL('/');
    });
  }
});

test('the copyright line has the year of the visit, not that of the build', async ({ page, visit }) => {
  await page.clock.setFixedTime('2031-03-01T12:00:00Z');
  await visit('/about');
  await expect(page.getByRole('contentinfo')).toContainText('© 2031');
});

test('a banner picture that fails gives way to the stock picture', async ({ page, visit }) => {
  await page.route(/\/pictures\/winter-valley\./, (route) => route.abort());
  await visit('/about');
  const picture = page.getByRole('img', { name: stockDescription.no });
  await expect(picture.first()).toBeVisible();
  await expect
    .poll(() => picture.first().evaluate((img: HTMLImageElement) => img.naturalWidth))
    .toBeGreaterThan(0);
});

test.describe('a change of route', () => {
  const follow = async (page: Page) => {
    await page.evaluate(() => {
      const original = window.scrollTo.bind(window);
      window.scrollTo = ((options: ScrollToOptions) => {
        Object.assign(window, { askedFor: options });
        original(options);
      }) as typeof window.scrollTo;
      window.scrollBy(0, 1500);
    });
    await page.getByRole('contentinfo').getByRole('link').nth(3).click();
    await expect(page).not.toHaveURL('/services');
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    return page.evaluate(() => (window as unknown as { askedFor: ScrollToOptions }).askedFor);
  };

  test('scrolls to the top smoothly and hands focus to the new heading', async ({ page, visit }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await visit('/services');
    expect(await follow(page)).toEqual({ top: 0, behavior: 'smooth' });
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  });

  test('jumps to the top under reduced motion', async ({ page, visit }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await visit('/services');
    expect(await follow(page)).toEqual({ top: 0, behavior: 'instant' });
  });
});
