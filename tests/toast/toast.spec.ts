import { contactForm } from '../support/contact-form.ts';
import { inboxRequests } from '../support/site.ts';
import { expect, test, visitWithStoppedClock } from '../support/test.ts';

// docs/product.md, "Toasts".

test('a toast shows for 5000 ms, or longer while hovered or focused', async ({ page, texts }) => {
  await page.route(inboxRequests, (route) => route.fulfill({ status: 200, body: '' }));
  await visitWithStoppedClock(page, '/contact');
  const form = contactForm(page, texts.contact);
  const close = page.getByRole('button', { name: texts.shared.toast.close });
  await form.fillIn('Hei');
  await form.consent.uncheck();
  await form.send.press('Enter');
  await expect(form.consentRequired).toBeVisible();
  await page.clock.runFor(4999);
  await expect(form.consentRequired).toBeVisible();
  await page.clock.runFor(1);
  await expect(form.consentRequired).toHaveCount(0);

  await form.send.press('Enter');
  await form.consentRequired.hover();
  await page.clock.runFor(60_000);
  await expect(form.consentRequired).toBeVisible();
  await page.mouse.move(5, 5);
  await page.clock.runFor(5000);
  await expect(form.consentRequired).toHaveCount(0);

  await form.send.press('Enter');
  await close.focus();
  await page.clock.runFor(60_000);
  await expect(form.consentRequired).toBeVisible();
  await close.press('Enter');
  await expect(form.consentRequired).toHaveCount(0);

  await form.send.press('Enter');
  await expect(form.consentRequired).toBeVisible();
  await form.consent.check();
  await form.send.press('Enter');
  await expect(form.success).toBeVisible();
  await expect(form.consentRequired).toHaveCount(0);
});
