import type { Page, Route } from '@playwright/test';
import { buildMessage, messageFields } from '../../common/message-fields.ts';
import { newMark, storedMessages } from '../../tests/support/contact-form.ts';
import { messageRequests, siteUrl } from '../../tests/support/site.ts';
import {
  engines,
  expect,
  hydrated,
  inBothLanguages,
  matrix,
  test,
  visitWithStoppedClock,
} from '../../tests/support/test.ts';
import { company, interpolate } from '../../tests/support/texts.ts';

// docs/product.md, "Message form": sending, success and failure.

/** Delays the answers until `release`, which waits for the first message. */
async function holdMessages(page: Page) {
  const sent: Route[] = [];
  await page.route(messageRequests, (route) => void sent.push(route));
  const release = async () => {
    await expect.poll(() => sent).not.toHaveLength(0);
    await Promise.all(sent.map((route) => route.fallback()));
  };
  return { sent, release };
}

inBothLanguages(() => {
  test('a message arrives, and the form empties', engines, async ({ page, visit, texts, form, main }) => {
    const { release } = await holdMessages(page);
    await visit('/contact');
    const mark = newMark();
    const message = `${mark}\nVi trenger brøyting på Lommedalsveien.\n\nHilsen Åse 👷‍♀️ «ÆØÅ» שלום & <b>`;
    await form.name.fill('Åse Ærlig Øygard');
    // Typed text survives a reload.
    await page.reload();
    await hydrated(page);
    await expect(form.name).toHaveValue('Åse Ærlig Øygard');
    await form.phone.fill('+47 00 00 00 00');
    await form.fillIn(message);
    await form.send.click();
    await expect(form.sending).toBeDisabled();
    await release();

    const { title, text } = texts.shared.toast.success;
    const toast = page.getByRole('status');
    await expect(toast.getByText(title, { exact: true })).toBeVisible();
    await expect(toast.getByText(text, { exact: true })).toBeVisible();
    await expect(page.getByRole('alert').filter({ hasText: /\S/ })).toHaveCount(0);
    // The empty form stays, and one sentence under the button tells the next step.
    const next = interpolate(texts.contact.form.sent, { sender: 'ase@example.no' });
    await expect(page.locator('form p:focus')).toHaveText(next);
    // The second click of a double click.
    await form.send.dispatchEvent('click', { detail: 2 });
    await expect(page.locator('form p:focus')).toHaveText(next);
    await page.getByRole('button', { name: texts.shared.toast.close }).click();
    await expect(form.success).toHaveCount(0);
    await expect(form.send).toBeEnabled();
    for (const field of [form.name, form.email, form.phone, form.message])
      await expect(field).toHaveValue('');
    await expect(form.consent).not.toBeChecked();
    const typed = { name: 'Åse Ærlig Øygard', email: 'ase@example.no', phone: '+47 00 00 00 00', message };
    expect(storedMessages(mark)).toEqual([{ ...buildMessage(() => ''), ...typed }]);
    // The address is gone with the next keystroke.
    await expect(main.getByText(next)).toBeVisible();
    await form.name.press('x');
    await expect(main.getByText(next)).toHaveCount(0);
  });

  test('a failure is announced, and keeps the message', engines, async ({ page, visit, texts, form }) => {
    const message = 'Brøyting på Lommedalsveien & <b>omegn</b>';
    await page.route(messageRequests, (route) => route.abort('connectionrefused'));
    await visit('/contact');
    await form.name.fill('Åse');
    await form.fillIn(message);
    await form.send.click();
    const { title, text } = texts.shared.toast.failure;
    const toast = page.getByRole('alert');
    await expect(toast.getByText(title, { exact: true })).toBeVisible();
    await expect(toast.getByText(text, { exact: true })).toBeVisible();
    const words = page.locator('form p:focus');
    await expect(words).toHaveText(texts.contact.form.notSent);
    await expect(form.send).toBeEnabled();
    await expect(form.consent).toBeChecked();
    await expect(form.email).toHaveValue('ase@example.no');
    const address = new URL((await form.emailInstead.getAttribute('href')) ?? '');
    expect(address.protocol + address.pathname).toBe(company.emailLink);
    expect(address.searchParams.get('body')).toContain(message);
    await page.getByRole('button', { name: texts.shared.toast.close }).click();
    await expect(form.failure).toHaveCount(0);
    await expect(words).toBeVisible();
    const phone = page.locator('form').getByRole('link', { name: company.phone });
    await expect(phone).toHaveAttribute('href', company.phoneLink);
    await expect(form.name).toHaveValue('Åse');
    await expect(form.message).toHaveValue(message);
  });
});

test('the fields go to another origin, as multipart, no-cors', async ({ page, visit, form }) => {
  await page.addInitScript(() => {
    const send = window.fetch;
    window.fetch = (...call) => {
      document.documentElement.dataset.sentAs = new Request(...call).mode;
      return send(...call);
    };
  });
  await visit('/contact');
  await form.fillIn('Hei');
  const [request] = await Promise.all([page.waitForRequest(messageRequests), form.send.click()]);
  await expect(form.success).toBeVisible();

  expect(request.method()).toBe('POST');
  expect(new URL(request.url()).origin).not.toBe(siteUrl);
  expect((await request.allHeaders())['content-type']).toMatch(/^multipart\/form-data; boundary=/);
  await expect(page.locator('html')).toHaveAttribute('data-sent-as', 'no-cors');
  const body = request.postDataBuffer()?.toString('utf8') ?? '';
  const names = [...body.matchAll(/form-data; name="([^"]*)"/g)].map(([, name]) => name);
  expect(names).toEqual(messageFields.map(({ name }) => name));
});

test('a message is sent once', matrix, async ({ page, visit, form, goTo }) => {
  const { sent, release } = await holdMessages(page);
  await visit('/contact');
  await form.fillIn('Hei');
  await form.send.dblclick();
  // Keys change nothing while the message is being sent.
  for (const { name } of messageFields) await form[name].press('x');
  await form.consent.press('Space');
  await expect(form.consent).toBeChecked();
  await form.email.press('Enter');
  await goTo('about');
  await page.goBack();
  await expect(form.message).toHaveValue('Hei');
  await expect(form.sending).toBeDisabled();
  await form.email.press('Enter');
  await release();
  await expect(form.success).toBeVisible();
  expect(sent).toHaveLength(1);
  await expect(form.message).toHaveValue('');
  await expect(form.send).toBeEnabled();
});

test('who leaves while the message is sent gets the toast', matrix, async ({ page, visit, form, goTo }) => {
  const { sent, release } = await holdMessages(page);
  await visit('/contact');
  await form.fillIn('Hei');
  await form.send.click();
  await expect(form.sending).toBeDisabled();
  await goTo('about');
  await release();
  await expect(form.success).toBeVisible();
  await page.goBack();
  for (const { name } of messageFields) await expect(form[name]).toHaveValue('');
  await expect(form.send).toBeEnabled();
  await expect(page.locator('form').getByText('ase@example.no')).toHaveCount(0);
  expect(sent).toHaveLength(1);
});

test('no answer within 30 s is a failure', matrix, async ({ page, form, texts, goTo }) => {
  await page.route(messageRequests, () => {});
  // The browser's own does not know the stopped clock.
  await page.addInitScript(() => {
    AbortSignal.timeout = (milliseconds) => {
      const controller = new AbortController();
      setTimeout(() => controller.abort(), milliseconds);
      return controller.signal;
    };
  });
  await visitWithStoppedClock(page, '/contact');
  await form.fillIn('Hei');
  await form.send.click();
  await expect(form.sending).toBeDisabled();
  await page.clock.runFor(29_999);
  await expect(form.sending).toBeDisabled();
  await page.clock.runFor(1);
  await expect(form.failure).toBeVisible();
  await expect(page.locator('form p:focus')).toHaveText(texts.contact.form.notSent);
  await expect(form.emailInstead).toHaveAttribute('href', /body=Hei/);
  // The text is kept on other pages too, the words are gone with the page.
  await goTo('about');
  await page.goBack();
  await expect(form.message).toHaveValue('Hei');
  await expect(form.send).toBeEnabled();
  await expect(form.emailInstead).toHaveCount(0);
});
