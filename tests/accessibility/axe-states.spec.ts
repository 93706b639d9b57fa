import { violations } from '../support/axe.ts';
import { contactForm } from '../support/contact-form.ts';
import { photos } from '../support/photos.ts';
import { inboxRequests } from '../support/site.ts';
import { expect, inBothLanguages, test } from '../support/test.ts';

// docs/product.md, "Accessibility and printing": axe in every state that a visitor can bring about.

// The policy would not let axe into the page; it has tests of its own.
test.use({ bypassCSP: true, reducedMotion: 'reduce' });

inBothLanguages(() => {
  test.describe('before a choice about cookies', () => {
    test.use({ consent: 'unset' });

    test('axe finds nothing in the banner and the settings dialog', { tag: '@matrix' }, async ({
      page,
      visit,
      texts,
    }) => {
      await visit('/');
      await expect(page.getByRole('region', { name: texts.shared.consent.label })).toBeVisible();
      expect(await violations(page)).toEqual([]);
      await page.getByRole('button', { name: texts.shared.consent.settings, exact: true }).click();
      await expect(page.getByRole('dialog', { name: texts.shared.consent.dialogTitle })).toBeVisible();
      expect(await violations(page)).toEqual([]);
    });
  });

  test('axe finds nothing in the mobile menu', { tag: '@matrix' }, async ({ page, visit, texts }) => {
    await page.setViewportSize({ width: 360, height: 800 });
    await visit('/about');
    await page.getByRole('button', { name: texts.shared.header.openMenu }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(await violations(page)).toEqual([]);
  });

  test('axe finds nothing in the dropdown', { tag: '@matrix' }, async ({ page, visit, texts }) => {
    await visit('/');
    await page.getByRole('button', { name: texts.shared.header.showServices }).click();
    expect(await violations(page)).toEqual([]);
  });

  test('axe finds nothing in the viewer', { tag: '@matrix' }, async ({ page, visit, texts }) => {
    await visit('/gallery');
    await photos(page).first().click();
    await expect(page.getByRole('dialog', { name: texts.gallery.viewer.label })).toBeVisible();
    expect(await violations(page)).toEqual([]);
  });

  test('axe finds nothing among the form’s errors', { tag: '@matrix' }, async ({ page, visit, texts }) => {
    await visit('/contact');
    const { form } = texts.contact;
    await page.getByRole('button', { name: form.send }).click();
    await expect(page.getByText(form.errors.emailMissing)).toBeVisible();
    expect(await violations(page)).toEqual([]);
  });

  test('axe finds nothing in the toasts and with the link to send by e-mail', { tag: '@matrix' }, async ({
    page,
    visit,
    texts,
  }) => {
    await visit('/contact');
    const form = contactForm(page, texts.contact);
    await form.fillIn('Hei');
    await page.route(inboxRequests, (route) => route.abort());
    await form.send.click();
    await expect(form.failure).toBeVisible();
    await expect(form.emailInstead).toBeVisible();
    // While hovered it stays for as long as axe needs.
    await form.failure.hover();
    expect(await violations(page)).toEqual([]);
    await expect(form.failure).toBeVisible();
    await page.unroute(inboxRequests);
    await page.route(inboxRequests, (route) => route.fulfill({ status: 200, body: '' }));
    await form.send.click();
    await expect(form.success).toBeVisible();
    await form.success.hover();
    expect(await violations(page)).toEqual([]);
    await expect(form.success).toBeVisible();
  });

  test('axe finds nothing on the error screen', { tag: '@matrix' }, async ({
    page,
    visit,
    context,
    texts,
  }) => {
    await visit('/about');
    await context.setOffline(true);
    await page.getByRole('contentinfo').getByRole('link', { name: texts.shared.navigation.gallery }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Unexpected Application Error!');
    expect(await violations(page)).toEqual([]);
    await page.setViewportSize({ width: 320, height: 640 });
    const sideways = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(sideways).toBeLessThanOrEqual(0);
  });

  test('axe finds nothing with forced colours, and with more contrast', { tag: '@matrix' }, async ({
    page,
    visit,
    texts,
  }) => {
    // The colours are then the visitor's own, which axe does not know.
    const exceptColours = (line: string) => !line.startsWith('color-contrast:');
    for (const [wish, counts] of [
      [{ forcedColors: 'active' }, exceptColours],
      [{ contrast: 'more' }, () => true],
    ] as const) {
      await page.emulateMedia(wish);
      for (const path of ['/', '/services', '/gallery', '/contact']) {
        await visit(path);
        expect((await violations(page)).filter(counts), `${path} ${JSON.stringify(wish)}`).toEqual([]);
      }
      await page.emulateMedia({ forcedColors: null, contrast: null });
    }
    await page.getByRole('button', { name: texts.contact.form.send }).click();
    await expect(page.getByText(texts.contact.form.errors.emailMissing)).toBeVisible();
    await page.emulateMedia({ forcedColors: 'active' });
    expect((await violations(page)).filter(exceptColours)).toEqual([]);
  });

  test('axe finds nothing with every service section open', { tag: '@matrix' }, async ({
    page,
    visit,
    texts,
  }) => {
    await visit('/services');
    const closed = page.getByRole('button', { name: texts.services.readMore });
    for (let left = 5; left > 0; left--) {
      await expect(closed).toHaveCount(left);
      await closed.first().click();
    }
    await expect(closed).toHaveCount(0);
    expect(await violations(page)).toEqual([]);
  });
});
