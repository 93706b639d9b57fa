import type { Locator } from '@playwright/test';
import { boxOf, resize } from '../../tests/support/page.ts';
import { messageRequests } from '../../tests/support/site.ts';
import { expect, inBothLanguages, matrix, test } from '../../tests/support/test.ts';
import { allTexts } from '../../tests/support/texts.ts';

// docs/product.md, "Toasts".

/** The animation that is a toast's timer. */
const timer = (toast: Locator) =>
  toast.locator('> div').evaluate((element) => {
    const [animation] = element.getAnimations();
    return { duration: animation?.effect?.getTiming().duration, state: animation?.playState };
  });

/** Lets almost all of a toast's time pass. */
const passTime = (toast: Locator) =>
  toast.locator('> div').evaluate((element) => {
    for (const animation of element.getAnimations()) animation.currentTime = 4999;
  });

test('a toast shows for 5000 ms, or while hovered or focused', async ({ page, visit, texts, form }) => {
  await page.route(messageRequests, (route) => route.fulfill({ status: 200, body: '' }));
  // Toasts need no code but the page's own.
  await page.route('**/assets/later-*', (route) => route.abort());
  await visit('/contact');
  const close = page.getByRole('button', { name: texts.shared.toast.close });
  await form.fillIn('Hei');
  await form.consent.uncheck();
  await form.send.press('Enter');
  expect(await timer(form.consentRequired)).toEqual({ duration: 5000, state: 'running' });
  await passTime(form.consentRequired);
  await expect(form.consentRequired).toHaveCount(0);

  await form.send.press('Enter');
  await form.consentRequired.hover();
  await expect.poll(async () => (await timer(form.consentRequired)).state).toBe('paused');
  await passTime(form.consentRequired);
  await close.focus();
  await page.mouse.move(5, 5);
  expect((await timer(form.consentRequired)).state).toBe('paused');
  await form.send.focus();
  await expect(form.consentRequired).toHaveCount(0);

  await form.send.press('Enter');
  await close.press('Enter');
  await expect(form.consentRequired).toHaveCount(0);
  await expect(form.consent).toBeFocused();

  await form.send.press('Enter');
  await expect(form.consentRequired).toBeVisible();
  await form.consent.check();
  await page.route(messageRequests, () => {});
  await form.send.press('Enter');
  await expect(form.sending).toBeDisabled();
  // Not by its time.
  expect(await form.consentRequired.count()).toBe(0);
});

test('a toast follows the language', async ({ page, visit, texts, form }) => {
  const { toast } = allTexts('en').shared;
  let answer = () => {};
  const answered = new Promise<void>((resolve) => (answer = resolve));
  await page.route(messageRequests, async (route) => {
    await answered;
    await route.fulfill({ status: 200, body: '' });
  });
  await visit('/contact');
  await form.fillIn('Hei');
  await form.consent.uncheck();
  await form.send.click();
  await expect(form.consentRequired).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: 'English' }).click();
  await expect(page.getByRole('alert')).toContainText(toast.consentRequired.text);
  await page.getByRole('banner').getByRole('link', { name: 'Norsk' }).click();
  await expect(form.consentRequired).toContainText(texts.shared.toast.consentRequired.text);

  await form.consent.check();
  await form.send.click();
  await page.getByRole('banner').getByRole('link', { name: 'English' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  answer();
  await expect(page.getByRole('status')).toContainText(toast.success.text);
});

inBothLanguages(() => {
  test('a toast covers nothing that it speaks of', matrix, async ({ page, visit, texts, form }) => {
    await page.route(messageRequests, (route) => route.abort('connectionrefused'));
    await visit('/contact');
    const free = async (toast: Locator, ...others: Locator[]) => {
      await expect(toast).toBeVisible();
      const cover = await boxOf(toast.locator('> div'));
      for (const other of others) {
        const box = await boxOf(other);
        const apart = box.bottom <= cover.y || box.right <= cover.x;
        expect(apart, String(other)).toBe(true);
        await expect(other).toBeInViewport({ ratio: 1 });
      }
    };
    /** Submits when the button is as high in the window as it can be. */
    const submit = async () => {
      await form.send.evaluate((button) => button.scrollIntoView({ block: 'start' }));
      await form.send.press('Enter');
    };
    // Beside the form where there is room, below it elsewhere.
    const apartFromFields = async (toast: Locator) => {
      const cover = await boxOf(toast.locator('> div'));
      for (const field of [form.name, form.email, form.phone, form.message]) {
        const box = await boxOf(field);
        const apart = box.bottom <= cover.y || box.right <= cover.x;
        expect(apart, String(field)).toBe(true);
      }
    };
    await form.fillIn('Hei');
    for (const size of ['360 640', '390 844', '768 1024', '960 800', '1024 768', '1440 900', '1920 1080']) {
      await resize(page, size);
      await form.consent.uncheck();
      await submit();
      await free(form.consentRequired, form.send, form.consent, page.getByText(texts.contact.form.consent));
      await apartFromFields(form.consentRequired);
      await form.consent.check();
      await submit();
      await free(form.failure, form.send, form.consent, form.emailInstead);
      await apartFromFields(form.failure);
    }
    // There is no room for the form's end and the toast: the other ways come first.
    for (const size of ['320 568', '740 360']) {
      await resize(page, size);
      await form.send.evaluate((button) => button.scrollIntoView({ block: 'end' }));
      await form.send.press('Enter');
      await free(form.failure, form.emailInstead);
    }
    await page.unroute(messageRequests);
    await page.route(messageRequests, (route) => route.fulfill({ status: 200, body: '' }));
    for (const size of ['360 640', '390 844', '768 1024', '960 800', '1440 900']) {
      await resize(page, size);
      await form.fillIn('Hei');
      await submit();
      const sign = page.getByRole('main').getByRole('heading', { name: texts.shared.toast.success.title });
      await free(form.success, sign);
      await form.success.getByRole('button').click();
      await expect(form.success).toHaveCount(0);
    }
  });
});
