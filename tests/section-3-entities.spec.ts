import { contactForm } from './support/contact-form.ts';
import { newMark, storedMessages } from './support/inbox.ts';
import { expect, inBothLanguages, test } from './support/test.ts';
import { owner, stockDescription } from './support/texts.ts';

// SPEC section 3: the entities and their fields, as they leave the browser or stay in it.

inBothLanguages(() => {
  test('a contact message has name, email, phone and message; the consent is not among them', async ({
    page,
    visit,
    words,
  }) => {
    await visit('/contact');
    const form = contactForm(page, words.contact);
    const mark = newMark();
    await form.name.fill('Åse Ærlig Øygard');
    await form.phone.fill('+47 00 00 00 00');
    await form.fillIn(mark);
    await form.send.click();
    await expect(form.success).toBeVisible();
    const [message, ...others] = storedMessages(mark);
    expect(others).toEqual([]);
    expect(message).toEqual({
      receivedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      name: 'Åse Ærlig Øygard',
      email: 'ase@example.no',
      phone: '+47 00 00 00 00',
      message: mark,
    });
  });

  test('the gallery is a fixed list of 37 pictures, each with words and true size', async ({
    page,
    visit,
  }) => {
    await visit('/gallery');
    const pictures = await page
      .getByRole('main')
      .locator('li > a > picture > img')
      .evaluateAll((images) =>
        images.map((image) => ({
          alt: image.getAttribute('alt') ?? '',
          width: Number(image.getAttribute('width')),
          height: Number(image.getAttribute('height')),
        })),
      );
    expect(pictures).toHaveLength(37);
    for (const { alt, width, height } of pictures) {
      expect(alt.length).toBeGreaterThan(20);
      expect(width).toBeGreaterThanOrEqual(1080);
      expect(height).toBeGreaterThan(300);
    }
  });
});

test.describe('cookie consent', () => {
  test.use({ consent: 'unset' });
  test('is true or false with an ISO date', async ({ page, visit, words }) => {
    await visit('/');
    const before = Date.now();
    await page.getByRole('button', { name: words.shared.consent.accept, exact: true }).click();
    const { cookieConsent, cookieConsentDate } = await page.evaluate(() => ({ ...window.localStorage }));
    expect(cookieConsent).toBe('true');
    const date = new Date(cookieConsentDate);
    expect(date.toISOString()).toBe(cookieConsentDate);
    expect(date.getTime()).toBeGreaterThanOrEqual(before - 1000);
  });
});

test('the language preference is kept in local storage', async ({ page, visit }) => {
  await visit('/');
  expect(await page.evaluate(() => window.localStorage.getItem('language'))).toBeNull();
  await page.getByRole('banner').getByRole('button', { name: 'English' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  expect(await page.evaluate(() => window.localStorage.getItem('language'))).toBe('en');
});

test('a hero slide whose picture fails shows its fallback', async ({ page, visit }) => {
  await page.route(/\/pictures\/winter-ploughing-dawn/, (route) => route.abort());
  await visit('/');
  const picture = page.getByRole('main').locator('[data-current=true] img');
  await expect(picture).toHaveAttribute('alt', new RegExp(stockDescription.no));
  await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
});

test('the contact constants are the owner’s, the same in every place', async ({ page, visit }) => {
  await visit('/contact');
  const links = (start: string) =>
    page
      .locator(`a[href^="${start}"]`)
      .evaluateAll((found) => [...new Set(found.map((link) => link.getAttribute('href')))]);
  expect(await links('tel:')).toEqual([owner.phoneLink]);
  expect(await links('mailto:')).toEqual([owner.emailLink]);
});
