import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { contactForm } from './support/contact-form.ts';
import { newMark, storedMessages } from './support/inbox.ts';
import { inboxUrl } from './support/ports.ts';
import { expect, inBothLanguages, test, visitInStillTime } from './support/test.ts';

// The form service refuses, breaks off, hangs or is out of reach: that is said, and the text stays.

inBothLanguages(() => {
  test('whatever ends the call is said, the text stays, and the next attempt arrives', async ({
    page,
    context,
    visit,
    words,
  }) => {
    // Takes the beginning of the message and then drops the line.
    const service = createServer((socket) => socket.once('data', () => socket.resetAndDestroy()));
    await once(service.listen(0, '127.0.0.1'), 'listening');
    const broken = `http://127.0.0.1:${(service.address() as AddressInfo).port}/`;
    const mark = newMark();
    await visit('/contact');
    const form = contactForm(page, words.contact);
    await form.name.fill('Åse');
    await form.fillIn(mark);

    const failing = async (what: string) => {
      await form.send.click();
      await expect(form.failure, what).toBeVisible();
      await expect(form.send, what).toBeEnabled();
      await expect(form.message, what).toHaveValue(mark);
      await expect(form.name, what).toHaveValue('Åse');
      await expect(form.consent, what).toBeChecked();
      await expect(page.getByRole('link', { name: words.contact.form.emailInstead }), what).toBeVisible();
      await page.getByRole('button', { name: words.shared.toast.close }).click();
    };
    await page.route(inboxUrl, (route) => route.abort('connectionrefused'));
    await failing('refused');
    await page.unroute(inboxUrl);
    await page.route(inboxUrl, (route) => route.continue({ url: broken }));
    await failing('dropped halfway');
    await page.unroute(inboxUrl);
    await context.setOffline(true);
    await failing('offline');
    await context.setOffline(false);
    service.close();

    expect(storedMessages(mark)).toEqual([]);
    await form.send.click();
    await expect(form.success).toBeVisible();
    expect(storedMessages(mark)).toHaveLength(1);
  });
});

test('a service that hangs counts as failed after thirty seconds, not before', async ({ page, words }) => {
  await page.route(inboxUrl, () => {});
  await visitInStillTime(page, '/contact');
  const form = contactForm(page, words.contact);
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
