import type { Page } from '@playwright/test';
import { contactForm } from './support/contact-form.ts';
import { expect, inBothLanguages, takenOver, test } from './support/test.ts';

// A file that is gone since the page was loaded, as after a new upload: the page is loaded once more, never in a circle.

/** Counts the documents that are loaded from now on. */
function countLoads(page: Page): () => number {
  let loads = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads += 1;
  });
  return () => loads;
}

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

for (const [what, files] of [
  ['code', '**/assets/Gallery-*.js'],
  ['texts', '**/content/*/*/gallery.json'],
] as const) {
  test(`${what} gone: one reload brings the page, and what was typed stays`, async ({
    page,
    visit,
    words,
  }) => {
    let redeployed = false;
    await page.route(files, (route) =>
      redeployed
        ? route.continue()
        : route.fulfill({ status: 404, contentType: 'text/html', body: 'Not found' }),
    );
    await visit('/contact');
    await contactForm(page, words.contact).message.fill('Hei');
    const loads = countLoads(page);
    page.once('framenavigated', () => {
      page.once('framenavigated', () => {
        redeployed = true;
      });
    });
    const footer = page.getByRole('contentinfo');
    const loaded = page.waitForEvent('domcontentloaded');
    await footer.getByRole('link', { name: words.shared.navigation.gallery }).click();
    await loaded;
    await expect(page).toHaveURL('/gallery');
    await expect(heading(page)).toHaveText(words.gallery.banner.title);
    await expect(page.getByRole('navigation', { name: words.gallery.pagination })).toBeVisible();

    // The page goes on without another load.
    await takenOver(page);
    await footer.getByRole('link', { name: words.shared.navigation.contact }).click();
    await expect(heading(page)).toHaveText(words.contact.banner.title);
    await expect(contactForm(page, words.contact).message).toHaveValue('Hei');
    expect(loads()).toBe(1);
  });
}

test('gone for good: loaded once more, then the finished page stays and its links lead on', async ({
  page,
  visit,
  words,
}) => {
  await page.route('**/assets/Gallery-*.js', (route) => route.fulfill({ status: 404, body: '' }));
  await visit('/about');
  const loads = countLoads(page);
  const footer = page.getByRole('contentinfo');
  const said = page.waitForEvent(
    'console',
    (message) => message.type() === 'error' && /Gallery/.test(message.text()),
  );
  await footer.getByRole('link', { name: words.shared.navigation.gallery }).click();
  await expect.poll(loads).toBe(1);
  await said;
  await expect(heading(page)).toHaveText(words.gallery.banner.title);
  const photo = page.getByRole('main').locator('li > a:has(img)').first();
  await expect(photo).toBeVisible();
  expect(loads()).toBe(1);
  await footer.getByRole('link', { name: words.shared.navigation.about }).click();
  await expect(heading(page)).toHaveText(words.about.banner.title);
  expect(loads()).toBe(2);
});

inBothLanguages(() => {
  test('nowhere to be had, after one reload already: the error screen says so, and back leads back', async ({
    page,
    visit,
    words,
  }) => {
    await visit('/about');
    // As if the reload for another file had not helped.
    await page.evaluate(() => sessionStorage.setItem('reloadedForChunk', '2026-01-01T12:00:00.000Z'));
    await page.route('**/assets/Gallery-*.js', (route) => route.fulfill({ status: 404, body: '' }));
    const loads = countLoads(page);
    const gallery = page
      .getByRole('contentinfo')
      .getByRole('link', { name: words.shared.navigation.gallery });
    await gallery.click();
    await expect(heading(page)).toHaveText('Unexpected Application Error!');
    await expect(page.getByRole('main')).toContainText(/Gallery/);
    expect(loads()).toBe(0);
    await page.goBack();
    await expect(heading(page)).toHaveText(words.about.banner.title);
    await expect(page.getByRole('banner')).toBeVisible();

    await page.unroute('**/assets/Gallery-*.js');
    await gallery.click();
    await expect(heading(page)).toHaveText(words.gallery.banner.title);
    expect(loads()).toBe(0);
  });
});

test('without a connection nothing is loaded again, and nothing opens by itself later', async ({
  page,
  context,
  visit,
  words,
}) => {
  await visit('/gallery');
  const loads = countLoads(page);
  await context.setOffline(true);
  const photos = page.getByRole('main').locator('li > a:has(img)');
  await photos.nth(1).focus();
  await page.keyboard.press('Enter');
  const settings = page.getByRole('button', { name: words.shared.footer.cookieSettings });
  const said = page.waitForEvent('console', (message) => /ConsentDialog/.test(message.text()));
  await settings.focus();
  await page.keyboard.press('Enter');
  await said;
  await expect(heading(page)).toHaveText(words.gallery.banner.title);
  await context.setOffline(false);

  // Pointing at a photo fetches the viewer; it opens for a click alone.
  const viewer = page.waitForResponse(/assets\/Viewer-/);
  await photos.nth(4).hover();
  await viewer;
  await page.waitForFunction(() => document.readyState === 'complete');
  await photos.nth(5).hover();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await photos.nth(5).click();
  await expect(page.getByRole('dialog')).toContainText(`6 ${words.gallery.viewer.of} 37`);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await settings.click();
  await expect(page.getByRole('dialog', { name: words.shared.consent.dialogTitle })).toBeVisible();
  expect(loads()).toBe(0);
});

test('a language that cannot be had leaves the page as it is, and may be asked for again', async ({
  page,
  context,
  visit,
  words,
}) => {
  await visit('/contact');
  const form = contactForm(page, words.contact);
  await form.message.fill('Hei');
  await context.setOffline(true);
  const english = page.getByRole('banner').getByRole('button', { name: 'English' });
  const failed = page.waitForEvent('requestfailed', (request) => request.url().includes('/en/contact.json'));
  await english.click();
  await failed;
  await expect(heading(page)).toHaveText(words.contact.banner.title);
  await expect(form.message).toHaveValue('Hei');
  await context.setOffline(false);
  await english.click();
  await expect(heading(page)).toHaveText('Contact Us');
  await expect(page.getByLabel('Message', { exact: true })).toHaveValue('Hei');
});
