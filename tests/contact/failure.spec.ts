import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { contactForm } from '../support/contact-form.ts';
import { newMark, storedMessages } from '../support/inbox.ts';
import { inboxRequests } from '../support/site.ts';
import { engines, expect, inBothLanguages, test, visitWithStoppedClock } from '../support/test.ts';
import { company } from '../support/texts.ts';

// docs/product.md, "Message form": failure.

inBothLanguages((language) => {
  test('a failure is announced, and keeps the message', engines, async ({ page, visit, texts }) => {
    await page.route(inboxRequests, (route) => route.abort('connectionrefused'));
    await visit('/contact');
    const form = contactForm(page, texts.contact);
    await form.name.fill('Åse');
    await form.fillIn('Brøyting på Lommedalsveien & omegn');
    await form.send.click();
    const [title, text] = {
      no: ['Feil', 'Det oppstod en feil ved sending av meldingen. Prøv igjen eller ring direkte.'],
      en: ['Error', 'An error occurred while sending the message. Please try again or call directly.'],
    }[language] as [string, string];
    const toast = page.getByRole('alert');
    await expect(toast.getByText(title, { exact: true })).toBeVisible();
    await expect(toast.getByText(text, { exact: true })).toBeVisible();
    await expect(form.send).toBeEnabled();
    await expect(form.consent).toBeChecked();
    await expect(form.email).toHaveValue('ase@example.no');
    const byEmail = page.getByRole('link', { name: texts.contact.form.emailInstead });
    const address = new URL((await byEmail.getAttribute('href')) ?? '');
    expect(address.protocol).toBe('mailto:');
    expect(address.searchParams.get('body')).toContain('Brøyting på Lommedalsveien & omegn');
    await page.getByRole('button', { name: texts.shared.toast.close }).click();
    await expect(toast.filter({ hasText: /\S/ })).toHaveCount(0);
    const answer = page.locator('form').filter({ hasText: `${title} ${text}` });
    await expect(answer.getByRole('link', { name: company.phone })).toHaveAttribute(
      'href',
      company.phoneLink,
    );

    await page.unroute(inboxRequests);
    await visit('/contact');
    await expect(form.name).toHaveValue('Åse');
    await expect(form.message).toHaveValue('Brøyting på Lommedalsveien & omegn');
    await form.consent.check();
    await form.send.click();
    await expect(form.success).toBeVisible();
    await expect(byEmail).toHaveCount(0);
  });
});

test('refused, dropped or offline: the text stays', async ({ page, context, visit, texts }) => {
  // Takes the start of the message and then drops the connection.
  const service = createServer((socket) => socket.once('data', () => socket.resetAndDestroy()));
  await once(service.listen(0, '127.0.0.1'), 'listening');
  const broken = `http://127.0.0.1:${(service.address() as AddressInfo).port}/`;
  const mark = newMark();
  await visit('/contact');
  const form = contactForm(page, texts.contact);
  await form.fillIn(mark);
  const sendInVain = async (reason: string) => {
    await form.send.click();
    await expect(form.failure, reason).toBeVisible();
    await expect(form.message, reason).toHaveValue(mark);
    await page.getByRole('button', { name: texts.shared.toast.close }).click();
  };
  await page.route(inboxRequests, (route) => route.abort('connectionrefused'));
  await sendInVain('refused');
  await page.unroute(inboxRequests);
  await page.route(inboxRequests, (route) => route.continue({ url: broken }));
  await sendInVain('dropped halfway');
  await page.unroute(inboxRequests);
  await context.setOffline(true);
  await sendInVain('offline');
  await context.setOffline(false);
  service.close();

  expect(storedMessages(mark)).toEqual([]);
  await form.send.click();
  await expect(form.success).toBeVisible();
  expect(storedMessages(mark)).toHaveLength(1);
});

test('a service that hangs has failed after thirty seconds', async ({ page, texts }) => {
  await page.route(inboxRequests, () => {});
  await visitWithStoppedClock(page, '/contact');
  const form = contactForm(page, texts.contact);
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

test('a failure after the visitor has moved on keeps the text', async ({ page, visit, texts }) => {
  let fail = () => Promise.resolve();
  await page.route(inboxRequests, (route) => {
    fail = () => route.abort();
  });
  await visit('/contact');
  const form = contactForm(page, texts.contact);
  await form.fillIn('Hei');
  await form.send.click();
  await expect(form.sending).toBeDisabled();
  await page.getByRole('contentinfo').getByRole('link', { name: texts.shared.navigation.about }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.about.banner.title);
  await fail();
  await expect(form.failure).toBeVisible();
  await page.goBack();
  await expect(form.message).toHaveValue('Hei');
  await expect(form.send).toBeEnabled();
  await expect(form.emailInstead).toHaveAttribute('href', /body=Hei/);
});
