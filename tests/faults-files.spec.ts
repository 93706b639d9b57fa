import { routes } from '../src/routing/routes.ts';
import { contactForm } from './support/contact-form.ts';
import { newMark, storedMessages } from './support/inbox.ts';
import { collectNoise } from './support/noise.ts';
import { inboxUrl } from './support/ports.ts';
import { expect, inBothLanguages, phone, test } from './support/test.ts';
import { owner } from './support/texts.ts';

// Files that never come: every picture, every script, the fonts, the map. The page is there without them.

inBothLanguages(() => {
  test('without any picture every page stands, says what is missing, and answers', async ({
    page,
    visit,
    words,
  }) => {
    await page.route(/\.(avif|webp|svg|png|jpg)$/, (route) => route.abort());
    const uncaught: string[] = [];
    page.on('pageerror', (error) => uncaught.push(error.message));
    for (const { path, screen } of routes) {
      await visit(path);
      const texts = words[screen];
      const title = 'banner' in texts ? texts.banner.title : words.home.hero.title;
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
      // A picture is nothing, or it has words in its place.
      for (const alt of await page
        .locator('main picture img')
        .evaluateAll((all) => all.map((one) => one.getAttribute('alt')))) {
        expect(alt, path).toMatch(/\S{3}/);
      }
      const sideways = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(sideways, path).toBeLessThanOrEqual(0);
    }
    await visit('/gallery');
    await page.getByRole('main').locator('li > a:has(img)').first().click();
    const viewer = page.getByRole('dialog', { name: words.gallery.viewer.label });
    await expect(viewer).toBeVisible();
    await page.keyboard.press('ArrowRight');
    await expect(viewer).toContainText(`2 ${words.gallery.viewer.of} 37`);
    await page.keyboard.press('Escape');
    await expect(viewer).toHaveCount(0);
    expect(uncaught).toEqual([]);
  });

  test('without any script every page is readable and leads on, and the form sends by itself', async ({
    page,
    words,
  }) => {
    const uncaught: string[] = [];
    page.on('pageerror', (error) => uncaught.push(error.message));
    await page.route('**/*.js', (route) => route.abort());
    for (const { path, screen } of routes) {
      await page.goto(path);
      const texts = words[screen];
      const title = 'banner' in texts ? texts.banner.title : words.home.hero.title;
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
      await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
    }
    await page.getByRole('contentinfo').getByRole('link', { name: words.shared.navigation.contact }).click();
    await expect(page).toHaveURL('/contact');
    const mark = newMark();
    await contactForm(page, words.contact).fillIn(mark);
    await contactForm(page, words.contact).send.click();
    await expect(page).toHaveURL(inboxUrl);
    expect(storedMessages(mark)).toHaveLength(1);
  });
});

test.describe('on a phone', () => {
  test.use({ ...phone, consent: 'unset' });

  test('without any script what needs one is gone, and the navigation stands in its place', async ({
    page,
    words,
  }) => {
    await page.route('**/*.js', (route) => route.abort());
    const { navigation, consent, header } = words.shared;
    for (const [label, path] of [
      [navigation.services, '/services'],
      [navigation.gallery, '/gallery'],
      [navigation.contact, '/contact'],
    ] as const) {
      await page.goto('/about');
      await expect(page.getByRole('button', { name: header.openMenu })).toBeHidden();
      await expect(page.getByRole('button', { name: consent.settings, exact: true })).toBeHidden();
      await page
        .getByRole('navigation', { name: header.mainNavigation })
        .getByRole('link', { name: label, exact: true })
        .tap();
      await expect(page).toHaveURL(path);
    }
  });

  test('without any script the cookie banner takes an answer and keeps it', async ({ page, words }) => {
    await page.route('**/*.js', (route) => route.abort());
    const { consent } = words.shared;
    const banner = page.getByRole('region', { name: consent.label });
    await page.goto('/about');
    await page.getByRole('button', { name: consent.accept, exact: true }).tap();
    await expect(banner).toBeHidden();
    expect(await page.evaluate(() => localStorage.getItem('cookieConsent'))).toBe('true');
    await page.goto('/contact');
    await expect(banner).toBeHidden();
  });

  test('a tap before the scripts are there is done when they come', async ({ page, words }) => {
    const { header, consent } = words.shared;
    const banner = page.getByRole('region', { name: consent.label });
    const menu = page.getByRole('dialog', { name: header.menuTitle });
    const taps = [
      [consent.decline, () => expect(banner).toBeHidden()],
      [header.openMenu, () => expect(menu).toBeVisible()],
    ] as const;
    for (const [button, itIsDone] of taps) {
      let release = () => {};
      const released = new Promise<void>((resolve) => {
        release = resolve;
      });
      await page.route('**/*.js', (route) => released.then(() => route.continue()));
      await page.goto('/', { waitUntil: 'commit' });
      await page.getByRole('button', { name: button }).tap();
      release();
      await itIsDone();
      await page.unrouteAll({ behavior: 'wait' });
    }
    expect(await page.evaluate(() => localStorage.getItem('cookieConsent'))).toBe('false');
  });
});

test('without its fonts the text stands in the stand-in, and nothing runs sideways', async ({
  page,
  visit,
}) => {
  await page.setViewportSize({ width: 360, height: 800 });
  let asked = 0;
  await page.route('**/*.woff2', (route) => {
    asked += 1;
    return route.abort();
  });
  for (const { path } of routes) {
    await visit(path);
    await page.evaluate(() => document.fonts.ready);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const sideways = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(sideways, path).toBeLessThanOrEqual(0);
  }
  expect(asked).toBeGreaterThan(0);
});

test.describe('with consent', () => {
  test.use({ consent: 'accepted' });

  test('a map that is blocked leaves the page whole, and a link to the address in another map', async ({
    page,
    visit,
    words,
  }) => {
    await page.route('https://www.google.com/**', (route) => route.abort('blockedbyclient'));
    const noise = collectNoise(page);
    await visit('/contact');
    const failed = page.waitForEvent('requestfailed');
    await page.getByTitle(words.contact.map.frameTitle).scrollIntoViewIfNeeded();
    await failed;
    await expect(page.getByRole('link', { name: words.contact.details.directions })).toHaveAttribute(
      'href',
      owner.mapsSearchLink,
    );
    const form = contactForm(page, words.contact);
    const mark = newMark();
    await form.fillIn(mark);
    await form.send.click();
    await expect(form.success).toBeVisible();
    expect(storedMessages(mark)).toHaveLength(1);
    expect(noise.filter((line) => !line.includes('ERR_BLOCKED_BY_CLIENT'))).toEqual([]);
  });
});
