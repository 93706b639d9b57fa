import type { Locator } from '@playwright/test';
import { contactForm } from './support/contact-form.ts';
import { inboxUrl } from './support/ports.ts';
import { expect, inBothLanguages, phone, test } from './support/test.ts';
import { stockDescription } from './support/texts.ts';

// SPEC section 8: every row of the error catalogue.

inBothLanguages((language) => {
  test('missing consent: a destructive toast', async ({ page, visit, words }) => {
    await visit('/contact');
    const form = contactForm(page, words.contact);
    await form.fillIn('Hei');
    await form.consent.uncheck();
    await form.send.click();
    await expect(form.consentRequired).toBeVisible();
    await expect(form.consent).toBeFocused();
    await expect(page.getByRole('status').filter({ hasText: /\S/ })).toHaveCount(0);
  });

  test.describe('on a phone', () => {
    test.use(phone);

    test('the toast about the consent leaves the box and the button free', async ({ page, visit, words }) => {
      await visit('/contact');
      const form = contactForm(page, words.contact);
      await form.fillIn('Hei');
      await form.consent.uncheck();
      await form.send.tap();
      await expect(form.consentRequired).toBeInViewport();
      // The box is marked also where focus is not shown, as after a tap, and until it is ticked.
      const mark = () => form.consent.evaluate((box) => getComputedStyle(box).outlineStyle);
      await expect(form.consent).toHaveAttribute('aria-invalid', 'true');
      expect(await mark()).toBe('solid');
      // Playwright waits until nothing lies over what it taps.
      await form.consent.tap();
      await expect(form.consent).not.toHaveAttribute('aria-invalid');
      expect(await mark()).not.toBe('solid');
      await form.send.tap();
      await expect(form.success).toBeVisible();
    });
  });

  test('send failure: a destructive toast, the text kept, and a way by e-mail', async ({
    page,
    visit,
    words,
  }) => {
    await page.route(inboxUrl, (route) => route.abort('connectionrefused'));
    await visit('/contact');
    const form = contactForm(page, words.contact);
    await form.fillIn('Brøyting på Lommedalsveien & omegn');
    await form.send.click();
    const [title, text] = {
      no: ['Feil', 'Det oppstod en feil ved sending av meldingen. Prøv igjen eller ring direkte.'],
      en: ['Error', 'An error occurred while sending the message. Please try again or call directly.'],
    }[language];
    const toast = page.getByRole('alert');
    await expect(toast.getByText(title ?? '', { exact: true })).toBeVisible();
    await expect(toast.getByText(text ?? '', { exact: true })).toBeVisible();
    await expect(form.send).toBeEnabled();
    await expect(form.message).toHaveValue('Brøyting på Lommedalsveien & omegn');
    await expect(form.email).toHaveValue('ase@example.no');
    const byMail = page.getByRole('link', { name: words.contact.form.emailInstead });
    const href = new URL((await byMail.getAttribute('href')) ?? '');
    expect(href.protocol).toBe('mailto:');
    expect(href.searchParams.get('body')).toContain('Brøyting på Lommedalsveien & omegn');

    await page.unroute(inboxUrl);
    await form.send.click();
    await expect(form.success).toBeVisible();
    await expect(byMail).toHaveCount(0);
  });

  test('send success: a toast', async ({ page, visit, words }) => {
    await page.route(inboxUrl, (route) => route.fulfill({ status: 200, body: '' }));
    await visit('/contact');
    const form = contactForm(page, words.contact);
    await form.fillIn('Hei');
    await form.send.click();
    const [title, text] = {
      no: ['Melding sendt!', 'Vi vil ta kontakt med deg snart.'],
      en: ['Message sent!', 'We will contact you soon.'],
    }[language];
    const toast = page.getByRole('status');
    await expect(toast.getByText(title ?? '', { exact: true })).toBeVisible();
    await expect(toast.getByText(text ?? '', { exact: true })).toBeVisible();
    await expect(page.getByRole('alert').filter({ hasText: /\S/ })).toHaveCount(0);
  });

  test('routing error: the default error screen with its message', async ({ page, visit, words }) => {
    await visit('/about');
    // A reload has been tried already: the page that cannot be had is an error.
    await page.evaluate(() => sessionStorage.setItem('reloadedForChunk', '2026-01-01T12:00:00.000Z'));
    await page.route('**/content/*/*/gallery.json', (route) => route.fulfill({ status: 404, body: '' }));
    await page.getByRole('contentinfo').getByRole('link', { name: words.shared.navigation.gallery }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Unexpected Application Error!');
    await expect(page.getByRole('main').locator('p')).toHaveText(/404/);
    await page.unroute('**/content/*/*/gallery.json');
    const reload = { no: 'Last siden på nytt', en: 'Reload the page' }[language];
    await page.getByRole('button', { name: reload }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.gallery.banner.title);
  });
});

test('unknown route: the 404 page, and the attempted path in the console', async ({ page, words }) => {
  const said: string[] = [];
  page.on('console', (message) => message.text().startsWith('404:') && said.push(message.text()));
  const answer = await page.goto('/tjenester/brøyting');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oops! Page not found');
  await expect(page.getByRole('link', { name: words['not-found'].link, exact: true })).toHaveAttribute(
    'href',
    '/',
  );
  await page.getByRole('contentinfo').getByRole('link', { name: words.shared.navigation.about }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.about.banner.title);
  expect(said).toEqual(['404: /tjenester/br%C3%B8yting']);
});

test.describe('an image that fails', () => {
  const loaded = (image: Locator) =>
    image.evaluate((element: HTMLImageElement) => element.complete && element.naturalWidth > 0);

  for (const path of ['/about', '/services/trepleie', '/personvern', '/contact']) {
    test(`in the banner of ${path} gives way to the stock picture`, async ({ page, visit }) => {
      await page.route(/\/pictures\/(?!winter-field-fallback)/, (route) => route.abort());
      await visit(path);
      const banner = page.getByRole('main').locator('section').first().locator('img');
      await expect(banner).toHaveAttribute('alt', new RegExp(stockDescription.no));
      await expect.poll(() => loaded(banner)).toBe(true);
    });
  }

  test('in the gallery teaser gives way to the stock picture', async ({ page, visit, words }) => {
    await page.route(/\/pictures\/(?!winter-field-fallback)/, (route) => route.abort());
    await visit('/');
    const teaser = page.locator('section', {
      has: page.getByRole('heading', { name: words.home.gallery.title }),
    });
    await teaser.scrollIntoViewIfNeeded();
    for (const picture of await teaser.locator('img').all()) {
      await picture.scrollIntoViewIfNeeded();
      await expect.poll(() => loaded(picture)).toBe(true);
    }
  });

  test('in the hero, with its fallback, drops the slide', async ({ page, visit, words }) => {
    // The stock picture fails too; the second and third slides are left.
    await page.route(/\/pictures\/(winter-ploughing-dawn|winter-field-fallback)/, (route) => route.abort());
    await visit('/');
    const { hero } = words.home;
    const stakes = page.getByRole('group', { name: hero.slidesLabel }).getByRole('button');
    await expect(stakes).toHaveCount(3);
    await expect(page.getByText(hero.slides[1]?.label ?? '', { exact: true })).toBeVisible();
    await expect(page.getByText(hero.slides[0]?.caption ?? '')).toHaveCount(0);
  });

  test('in the hero every time leaves the words on a plain ground', async ({ page, visit, words }) => {
    await page.route('**/pictures/**', (route) => route.abort());
    await visit('/');
    const { hero } = words.home;
    await expect(page.getByRole('group', { name: hero.slidesLabel })).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: hero.contact }).first()).toBeVisible();
  });
});
