import type { Locator } from '@playwright/test';
import { boxOf, resize } from '../../tests/support/page.ts';
import { messageRequests } from '../../tests/support/site.ts';
import { expect, matrix, test } from '../../tests/support/test.ts';

// docs/product.md, "Toasts".

const timer = (toast: Locator) =>
  toast.locator('> div').evaluate((element) => {
    const [animation] = element.getAnimations();
    return { duration: animation?.effect?.getTiming().duration, state: animation?.playState };
  });

const passTime = (toast: Locator) =>
  toast.locator('> div').evaluate((element) => {
    for (const animation of element.getAnimations()) animation.currentTime = 4999;
  });

test('a toast shows for 5000 ms, or while hovered or focused', async ({ page, visit, texts, form }) => {
  await page.route(messageRequests, () => {});
  await visit('/contact');
  const toast = form.consentRequired;
  const close = page.getByRole('button', { name: texts.shared.toast.close });
  await form.fillIn('Hei');
  await form.consent.uncheck();
  await form.send.press('Enter');
  expect(await timer(toast)).toEqual({ duration: 5000, state: 'running' });
  await passTime(toast);
  await expect(toast).toHaveCount(0);

  await form.send.press('Enter');
  await toast.hover();
  await expect.poll(async () => (await timer(toast)).state).toBe('paused');
  await passTime(toast);
  await close.focus();
  await page.mouse.move(5, 5);
  expect((await timer(toast)).state).toBe('paused');
  await form.send.focus();
  await expect(toast).toHaveCount(0);

  await form.send.press('Enter');
  await close.press('Enter');
  await expect(toast).toHaveCount(0);
  await expect(form.consent).toBeFocused();

  await form.send.press('Enter');
  await expect(toast).toBeVisible();
  await form.consent.check();
  await form.send.press('Enter');
  await expect(form.sending).toBeDisabled();
  // Not by its time.
  expect(await toast.count()).toBe(0);
});

test('a toast covers neither the form nor its links', matrix, async ({ page, visit, form }) => {
  await page.route(messageRequests, (route) => route.abort('connectionrefused'));
  await visit('/contact');
  const expectUncovered = async (toast: Locator, controls: Locator[]) => {
    await expect(toast).toBeVisible();
    const cover = await boxOf(toast.locator('> div'));
    for (const control of controls) {
      await expect(control).toBeInViewport({ ratio: 1 });
      const box = await boxOf(control);
      expect(box.bottom <= cover.y || box.right <= cover.x, String(control)).toBe(true);
    }
  };
  /** Submits when the button is as high in the window as it can be. */
  const submit = async (block: ScrollLogicalPosition = 'start') => {
    await form.send.evaluate((button, at) => button.scrollIntoView({ block: at }), block);
    await form.send.press('Enter');
  };
  await form.fillIn('Hei');
  for (const size of ['360 640', '768 1024', '960 800', '1440 900']) {
    await resize(page, size);
    await form.consent.uncheck();
    await submit();
    await expectUncovered(form.consentRequired, [form.send, form.consent]);
    await form.consent.check();
    await submit();
    await expectUncovered(form.failure, [form.send, form.consent, form.emailInstead]);
  }
  // There is no room for the form's end and the toast: the other ways come first.
  for (const size of ['320 568', '740 360']) {
    await resize(page, size);
    await submit('end');
    await expectUncovered(form.failure, [form.emailInstead]);
  }
});

test(
  'after the form, a toast covers no focused element',
  matrix,
  async ({ page, visit, texts, form, footer }) => {
    await page.route(messageRequests, (route) => route.fulfill({ body: '' }));
    const last = footer.getByRole('button', { name: texts.shared.footer.cookieSettings });
    for (const size of ['390 844', '1280 800', '1440 900']) {
      await resize(page, size);
      await visit('/contact');
      await form.fillIn('Hei');
      await form.send.press('Enter');
      const toast = form.success.locator('> div');
      await toast.evaluate((element) => {
        for (const animation of element.getAnimations()) animation.pause();
      });
      const expectUncovered = async () => {
        const focused = page.locator(':focus');
        const [box, cover, name] = [await boxOf(focused), await boxOf(toast), await focused.textContent()];
        const isBeside = box.right <= cover.x || box.x >= cover.right;
        expect(isBeside || box.bottom <= cover.y || box.y >= cover.bottom, `${name} at ${size}`).toBe(true);
      };
      const isLast = () => last.evaluate((element) => element === document.activeElement);
      for (let stop = 0; stop < 60 && !(await isLast()); stop += 1) {
        await page.keyboard.press('Tab');
        await expectUncovered();
      }
      await expect(last).toBeFocused();
      for (let stop = 0; stop < 12; stop += 1) {
        await page.keyboard.press('Shift+Tab');
        await expectUncovered();
      }
    }
  },
);
