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
import { company } from '../../tests/support/texts.ts';

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
    // A sign takes the form's place, stays, and tells the next step.
    const sign = main.getByRole('heading', { name: texts.contact.form.sent, exact: true });
    await expect(sign).toBeFocused();
    await expect(form.send).toBeHidden();
    await page.getByRole('button', { name: texts.shared.toast.close }).click();
    await expect(form.success).toHaveCount(0);
    await expect(sign).toBeInViewport({ ratio: 1 });
    await expect(sign.locator('+ p')).toHaveText(texts.contact.form.nextStep);
    await form.newMessage.press('Enter');
    await expect(form.name).toBeFocused();
    await expect(sign).toHaveCount(0);
    await expect(form.send).toBeEnabled();
    for (const field of [form.name, form.email, form.phone, form.message])
      await expect(field).toHaveValue('');
    await expect(form.consent).not.toBeChecked();
    const typed = { name: 'Åse Ærlig Øygard', email: 'ase@example.no', phone: '+47 00 00 00 00', message };
    expect(storedMessages(mark)).toEqual([{ ...buildMessage(() => ''), ...typed }]);
  });

  test('a failure is announced, and keeps the message', engines, async ({ page, visit, texts, form }) => {
    const message = 'Brøyting på Lommedalsveien & <b>omegn</b>';
    await page.route(messageRequests, (route) => route.abort('connectionrefused'));
    await visit('/contact');
    await form.name.fill('Åse');
    await form.fillIn(message);
    await form.send.click();
    const { title, text } = texts.shared.toast.failure;
    const toast = form.failure;
    await expect(toast.getByText(title, { exact: true })).toBeVisible();
    await expect(toast.getByText(text, { exact: true })).toBeVisible();
    // A screen reader says the words that get the focus, so the toast is silent.
    await expect(page.locator('form p:focus')).toHaveText(`${title} ${text}`);
    await expect(page.getByRole('alert').filter({ hasText: /\S/ })).toHaveCount(0);
    await expect(form.send).toBeEnabled();
    await expect(form.consent).toBeChecked();
    await expect(form.email).toHaveValue('ase@example.no');
    const address = new URL((await form.emailInstead.getAttribute('href')) ?? '');
    expect(address.protocol + address.pathname).toBe(company.emailLink);
    expect(address.searchParams.get('body')).toContain(message);
    await page.getByRole('button', { name: texts.shared.toast.close }).click();
    await expect(toast).toHaveCount(0);
    const answer = page.locator('form').filter({ hasText: `${title} ${text}` });
    const phone = answer.getByRole('link', { name: company.phone });
    await expect(phone).toHaveAttribute('href', company.phoneLink);
    await expect(form.name).toHaveValue('Åse');
    await expect(form.message).toHaveValue(message);
  });

  test('a message too long for an e-mail can be copied', async ({ page, visit, texts, form, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.route(messageRequests, (route) => route.abort('connectionrefused'));
    const { copy, copied, emailCut, emailEnd } = texts.contact.form;
    const message = 'Brøyting av gårdsplassen '.repeat(300);
    await visit('/contact');
    await form.fillIn('Kort');
    await form.send.click();
    await expect(form.emailInstead).toBeVisible();
    await expect(page.getByText(emailCut)).toHaveCount(0);

    await form.message.fill(message);
    await expect(page.getByText(emailCut)).toBeVisible();
    const address = new URL((await form.emailInstead.getAttribute('href')) ?? '');
    expect(address.searchParams.get('body')?.endsWith(emailEnd)).toBe(true);
    await page.getByRole('button', { name: copy }).click();
    await expect(page.getByRole('status').getByText(copied)).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(message);
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
  await form.newMessage.click();
  await expect(form.message).toHaveValue('');
  await expect(form.send).toBeEnabled();
});

test('no answer within 30 s is a failure', matrix, async ({ page, form, goTo }) => {
  await page.route(messageRequests, () => {});
  await visitWithStoppedClock(page, '/contact');
  await form.fillIn('Hei');
  await form.send.click();
  await expect(form.sending).toBeDisabled();
  await page.clock.runFor(29_999);
  await expect(form.sending).toBeDisabled();
  await goTo('about');
  await page.clock.runFor(1);
  await expect(form.failure).toBeVisible();
  await page.goBack();
  await expect(form.message).toHaveValue('Hei');
  await expect(form.send).toBeEnabled();
  await expect(form.emailInstead).toHaveAttribute('href', /body=Hei/);
});

const copyUrl = 'https://firma-no.translate.goog';

async function serveCopy(page: Page): Promise<void> {
  await page.route(`${copyUrl}/**`, async (route) => {
    const { pathname } = new URL(route.request().url());
    await route.fulfill({ response: await route.fetch({ url: siteUrl + pathname }) });
  });
}

test('a copy without hydration links to the real page', matrix, async ({ page, main, texts }) => {
  await serveCopy(page);
  await page.route('**/*.js', (route) => route.abort());
  await page.goto(`${copyUrl}/contact`);
  const { text, link } = texts.contact.form.translatedCopy;
  await expect(main.getByText(text)).toBeVisible();
  await expect(main.getByRole('link', { name: link })).toHaveAttribute('href', `${company.url}/contact`);
});

test('a translated copy links to the real page', matrix, async ({ page, form, texts }) => {
  await serveCopy(page);
  await page.route(messageRequests, (route) => route.abort());
  await page.goto(`${copyUrl}/contact`);
  await hydrated(page);
  await expect(page.getByText(texts.contact.form.translatedCopy.text)).toBeHidden();
  await form.fillIn('Hei');
  await form.send.click();
  const { text, link } = texts.contact.form.translatedCopy;
  await expect(page.getByText(text).filter({ visible: true })).toHaveCount(1);
  await expect(page.getByRole('link', { name: link })).toHaveAttribute('href', `${company.url}/contact`);
  await expect(form.emailInstead).toHaveAttribute('href', /Hei/);
});
