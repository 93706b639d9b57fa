import { violations } from './support/axe.ts';
import { contactForm } from './support/contact-form.ts';
import { inboxUrl } from './support/ports.ts';
import { expect, inBothLanguages, test } from './support/test.ts';

// What axe-core can find in the states that a visitor brings about.

// Only so that the checker may be put into the page; the policy itself has tests of its own.
test.use({ bypassCSP: true, reducedMotion: 'reduce' });

inBothLanguages(() => {
  test.describe('before a choice about cookies', () => {
    test.use({ consent: 'unset' });

    test('in the banner and the settings dialog', async ({ page, visit, words }) => {
      await visit('/');
      await expect(page.getByRole('region', { name: words.shared.consent.label })).toBeVisible();
      expect(await violations(page)).toEqual([]);
      await page.getByRole('button', { name: words.shared.consent.settings, exact: true }).click();
      await expect(page.getByRole('dialog', { name: words.shared.consent.dialogTitle })).toBeVisible();
      expect(await violations(page)).toEqual([]);
    });
  });

  test('in the mobile menu', async ({ page, visit, words }) => {
    await page.setViewportSize({ width: 360, height: 800 });
    await visit('/about');
    await page.getByRole('button', { name: words.shared.header.openMenu }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(await violations(page)).toEqual([]);
  });

  test('in the dropdown', async ({ page, visit, words }) => {
    await visit('/');
    await page.getByRole('button', { name: words.shared.header.showServices }).click();
    expect(await violations(page)).toEqual([]);
  });

  test('in the viewer', async ({ page, visit, words }) => {
    await visit('/gallery');
    await page.getByRole('main').locator('li > a:has(img)').first().click();
    await expect(page.getByRole('dialog', { name: words.gallery.viewer.label })).toBeVisible();
    expect(await violations(page)).toEqual([]);
  });

  test('among the form’s errors', async ({ page, visit, words }) => {
    await visit('/contact');
    const { form } = words.contact;
    await page.getByRole('button', { name: form.send }).click();
    await expect(page.getByText(form.errors.emailMissing)).toBeVisible();
    expect(await violations(page)).toEqual([]);
  });

  test('in the toasts, and with the way by e-mail', async ({ page, visit, words }) => {
    await visit('/contact');
    const form = contactForm(page, words.contact);
    await form.fillIn('Hei');
    await page.route(inboxUrl, (route) => route.abort());
    await form.send.click();
    await expect(form.failure).toBeVisible();
    await expect(page.getByRole('link', { name: words.contact.form.emailInstead })).toBeVisible();
    // Hovered it stays for as long as the checker needs.
    await form.failure.hover();
    expect(await violations(page)).toEqual([]);
    await expect(form.failure).toBeVisible();
    await page.unroute(inboxUrl);
    await page.route(inboxUrl, (route) => route.fulfill({ status: 200, body: '' }));
    await form.send.click();
    await expect(form.success).toBeVisible();
    await form.success.hover();
    expect(await violations(page)).toEqual([]);
    await expect(form.success).toBeVisible();
  });

  test('on the error screen', async ({ page, visit, context, words }) => {
    await visit('/about');
    await context.setOffline(true);
    await page.getByRole('contentinfo').getByRole('link', { name: words.shared.navigation.gallery }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Unexpected Application Error!');
    expect(await violations(page)).toEqual([]);
    await page.setViewportSize({ width: 320, height: 640 });
    const sideways = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(sideways).toBeLessThanOrEqual(0);
  });

  test('with forced colours, and with more contrast', async ({ page, visit, words }) => {
    // The colours are then the visitor's own, which the checker does not know.
    const ownColours = (line: string) => !line.startsWith('color-contrast:');
    for (const [wish, counts] of [
      [{ forcedColors: 'active' }, ownColours],
      [{ contrast: 'more' }, () => true],
    ] as const) {
      await page.emulateMedia(wish);
      for (const path of ['/', '/services', '/gallery', '/contact']) {
        await visit(path);
        expect((await violations(page)).filter(counts), `${path} ${JSON.stringify(wish)}`).toEqual([]);
      }
      await page.emulateMedia({ forcedColors: null, contrast: null });
    }
    await page.getByRole('button', { name: words.contact.form.send }).click();
    await expect(page.getByText(words.contact.form.errors.emailMissing)).toBeVisible();
    await page.emulateMedia({ forcedColors: 'active' });
    expect((await violations(page)).filter(ownColours)).toEqual([]);
  });

  test('with every service section open', async ({ page, visit, words }) => {
    await visit('/services');
    const closed = page.getByRole('button', { name: words.services.readMore });
    for (let left = 5; left > 0; left--) {
      await expect(closed).toHaveCount(left);
      await closed.first().click();
    }
    await expect(closed).toHaveCount(0);
    expect(await violations(page)).toEqual([]);
  });
});
