import type { Page, Route } from '@playwright/test';
import { messageFields } from '../../tables/message-fields.ts';
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

// docs/product.md, "Message form": sending and success.

/** Keeps the messages that are sent, and holds back the answers until `release`, which waits for the first message. */
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
  test('a message arrives, and the form empties', engines, async ({ page, visit, texts, form }) => {
    const { release } = await holdMessages(page);
    await visit('/contact');
    const mark = newMark();
    const message = `${mark}\nVi trenger brøyting på Lommedalsveien.\n\nHilsen Åse 👷‍♀️ «ÆØÅ» שלום & <b>`;
    await form.name.fill('Åse Ærlig Øygard');
    // What is typed survives a reload.
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
    await expect(form.send).toBeEnabled();
    for (const field of [form.name, form.email, form.phone, form.message])
      await expect(field).toHaveValue('');
    await expect(form.consent).not.toBeChecked();
    // The sign above the form says it too, and stays.
    const sign = page.getByRole('main').getByRole('heading', { name: title, exact: true });
    await expect(sign).toBeFocused();
    await page.getByRole('button', { name: texts.shared.toast.close }).click();
    await expect(form.success).toHaveCount(0);
    await expect(sign).toBeInViewport({ ratio: 1 });
    await expect(sign.locator('+ p')).toHaveText(text);
    await expect(sign.locator('+ p')).toBeInViewport({ ratio: 1 });
    await form.message.fill('En ting til');
    await page.getByRole('contentinfo').getByRole('link', { name: texts.shared.navigation.about }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.about.banner.title);
    await page.goBack();
    await expect(sign).toBeVisible();
    await expect(form.message).toHaveValue('En ting til');

    const stored = { name: 'Åse Ærlig Øygard', email: 'ase@example.no', phone: '+47 00 00 00 00', message };
    expect(storedMessages(mark)).toEqual([stored]);
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
  const mark = newMark();
  await form.fillIn(mark);
  const [request] = await Promise.all([page.waitForRequest(messageRequests), form.send.click()]);
  await expect(form.success).toBeVisible();

  expect(request.method()).toBe('POST');
  expect(new URL(request.url()).origin).not.toBe(siteUrl);
  expect((await request.allHeaders())['content-type']).toMatch(/^multipart\/form-data; boundary=/);
  await expect(page.locator('html')).toHaveAttribute('data-sent-as', 'no-cors');
  const body = request.postDataBuffer()?.toString('utf8') ?? '';
  const names = [...body.matchAll(/form-data; name="([^"]*)"/g)].map(([, name]) => name);
  expect(names).toEqual(messageFields.map(({ name }) => name));
  const [stored] = storedMessages(mark);
  for (const { name } of messageFields.filter((field) => !field.required)) expect(stored?.[name]).toBe('');
});

test('a double click and Enter held down send one message', matrix, async ({ page, visit, form }) => {
  const { sent, release } = await holdMessages(page);
  await visit('/contact');
  await form.fillIn('Hei');
  await form.send.dblclick();
  await form.message.focus();
  await page.keyboard.type(' og hallo');
  await form.email.focus();
  for (let repeat = 0; repeat < 20; repeat++) await page.keyboard.down('Enter');
  await release();
  await expect(form.success).toBeVisible();
  await page.keyboard.up('Enter');
  expect(sent).toHaveLength(1);
  // Nothing could be typed that the cleared form would have lost.
  await expect(form.message).toHaveValue('');
});

test('Back and Forward while sending: one message', matrix, async ({ page, visit, texts, heading, form }) => {
  const { sent, release } = await holdMessages(page);
  await visit('/about');
  await page.getByRole('main').getByRole('link', { name: texts.shared.call.contact }).click();
  await form.fillIn('Hei');
  await form.send.click();
  await expect(form.sending).toBeDisabled();
  await page.goBack();
  await expect(heading).toHaveText(texts.about.banner.title);
  await page.goForward();
  await expect(heading).toHaveText(texts.contact.banner.title);
  await expect(form.message).toHaveValue('Hei');
  await expect(form.sending).toBeDisabled();
  await form.email.press('Enter');
  await release();
  await expect(form.success).toBeVisible();
  expect(sent).toHaveLength(1);
  await expect(form.message).toHaveValue('');
  await expect(form.send).toBeEnabled();
});

// docs/product.md, "Message form": failure.

const message = 'Brøyting på Lommedalsveien & <b>omegn</b> <script>document.title = "x"</script>';

inBothLanguages(() => {
  test('a failure is announced, and keeps the message', engines, async ({ page, visit, texts, form }) => {
    await page.route(messageRequests, (route) => route.abort('connectionrefused'));
    await visit('/contact');
    await form.name.fill('Åse');
    await form.fillIn(message);
    await form.send.click();
    const { title, text } = texts.shared.toast.failure;
    const toast = page.getByRole('alert');
    await expect(toast.getByText(title, { exact: true })).toBeVisible();
    await expect(toast.getByText(text, { exact: true })).toBeVisible();
    await expect(form.send).toBeEnabled();
    await expect(form.consent).toBeChecked();
    await expect(form.email).toHaveValue('ase@example.no');
    const byEmail = page.getByRole('link', { name: texts.contact.form.emailInstead });
    const address = new URL((await byEmail.getAttribute('href')) ?? '');
    expect(address.protocol + address.pathname).toBe(company.emailLink);
    expect(address.searchParams.get('body')).toContain(message);
    expect(await page.getByRole('main').locator('b, script').count()).toBe(0);
    await page.getByRole('button', { name: texts.shared.toast.close }).click();
    await expect(toast.filter({ hasText: /\S/ })).toHaveCount(0);
    const answer = page.locator('form').filter({ hasText: `${title} ${text}` });
    const phone = answer.getByRole('link', { name: company.phone });
    await expect(phone).toHaveAttribute('href', company.phoneLink);

    await page.unroute(messageRequests);
    await visit('/contact');
    await expect(form.name).toHaveValue('Åse');
    await expect(form.message).toHaveValue(message);
    await form.consent.check();
    await form.send.click();
    await expect(form.success).toBeVisible();
    await expect(byEmail).toHaveCount(0);
  });
});

test('a service that hangs has failed after thirty seconds', matrix, async ({ page, form }) => {
  await page.route(messageRequests, () => {});
  await visitWithStoppedClock(page, '/contact');
  await form.fillIn('Hei');
  await form.send.click();
  await expect(form.sending).toBeDisabled();
  await page.clock.runFor(29_999);
  await expect(form.sending).toBeDisabled();
  await page.clock.runFor(1);
  await expect(form.failure).toBeVisible();
  await expect(form.message).toHaveValue('Hei');
  await expect(form.send).toBeEnabled();
});

test('a failure after moving on keeps the text', matrix, async ({ page, visit, texts, heading, form }) => {
  let fail = () => Promise.resolve();
  await page.route(messageRequests, (route) => {
    fail = () => route.abort();
  });
  await visit('/contact');
  await form.fillIn('Hei');
  await form.send.click();
  await expect(form.sending).toBeDisabled();
  await page.getByRole('contentinfo').getByRole('link', { name: texts.shared.navigation.about }).click();
  await expect(heading).toHaveText(texts.about.banner.title);
  await fail();
  await expect(form.failure).toBeVisible();
  await page.goBack();
  await expect(form.message).toHaveValue('Hei');
  await expect(form.send).toBeEnabled();
  await expect(form.emailInstead).toHaveAttribute('href', /body=Hei/);
});

test('an answer that never comes is a failure after 30 s', matrix, async ({ page, visit, form }) => {
  await page.addInitScript(() => {
    const waits: number[] = [];
    Object.assign(window, { waits });
    const timeout = AbortSignal.timeout.bind(AbortSignal);
    AbortSignal.timeout = (milliseconds) => {
      waits.push(milliseconds);
      return timeout(milliseconds / 100);
    };
  });
  await page.route(messageRequests, () => {});
  await visit('/contact');
  await form.fillIn('Hei');
  await form.send.click();
  await expect(form.failure).toBeVisible();
  expect(await page.evaluate(() => (window as unknown as { waits: number[] }).waits)).toEqual([30_000]);
  await expect(form.message).toHaveValue('Hei');
  await expect(form.send).toBeEnabled();
});
