import type { Page } from '@playwright/test';
import { contactForm } from './support/contact-form.ts';
import { inboxUrl } from './support/ports.ts';
import { expect, test } from './support/test.ts';

// Visitors press twice, lean on Enter, and wander off while a message is on its way.

/** Holds every message back until it is told to let it go; counts what was sent. */
async function holdMessages(page: Page) {
  let held: (() => Promise<void>)[] = [];
  const sent: string[] = [];
  await page.route(inboxUrl, (route) => {
    sent.push(route.request().postData() ?? '');
    held.push(() => route.fulfill({ status: 200, body: '' }));
  });
  const letGo = async () => {
    const answers = held;
    held = [];
    await Promise.all(answers.map((answer) => answer()));
  };
  return { sent, letGo };
}

test('a double click, Enter held down, and both together send one message', async ({
  page,
  visit,
  words,
}) => {
  const { sent, letGo } = await holdMessages(page);
  await visit('/contact');
  const form = contactForm(page, words.contact);
  await form.fillIn('Hei');
  await form.send.dblclick();
  await form.message.focus();
  await page.keyboard.type(' og hallo');
  await form.email.focus();
  for (let repeat = 0; repeat < 20; repeat++) await page.keyboard.down('Enter');
  await letGo();
  await expect(form.success).toBeVisible();
  await page.keyboard.up('Enter');
  expect(sent).toHaveLength(1);
  // What would be lost with the cleared form could not be typed.
  await expect(form.message).toHaveValue('');

  // Again, beginning with the key.
  await form.fillIn('Hei igjen');
  await form.email.focus();
  for (let repeat = 0; repeat < 20; repeat++) await page.keyboard.down('Enter');
  await page.keyboard.up('Enter');
  await expect(form.sending).toBeDisabled();
  await letGo();
  await expect(form.success).toBeVisible();
  expect(sent).toHaveLength(2);
});

test('back and forward in mid-send: one message, and an empty form once it has arrived', async ({
  page,
  visit,
  words,
}) => {
  const { sent, letGo } = await holdMessages(page);
  await visit('/about');
  await page.getByRole('main').getByRole('link', { name: words.shared.call.contact }).click();
  const form = contactForm(page, words.contact);
  await form.fillIn('Hei');
  await form.send.click();
  await expect(form.sending).toBeDisabled();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.about.banner.title);
  await page.goForward();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.contact.banner.title);
  await expect(form.message).toHaveValue('Hei');
  await expect(form.sending).toBeDisabled();
  await form.email.press('Enter');
  await letGo();
  await expect(form.success).toBeVisible();
  expect(sent).toHaveLength(1);
  await expect(form.message).toHaveValue('');
  await expect(form.send).toBeEnabled();
});

test('a failure that comes when the visitor has gone on leaves the text where it was typed', async ({
  page,
  visit,
  words,
}) => {
  let fail = () => Promise.resolve();
  await page.route(inboxUrl, (route) => {
    fail = () => route.abort();
  });
  await visit('/contact');
  const form = contactForm(page, words.contact);
  await form.fillIn('Hei');
  await form.send.click();
  await expect(form.sending).toBeDisabled();
  await page.getByRole('contentinfo').getByRole('link', { name: words.shared.navigation.about }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.about.banner.title);
  await fail();
  await expect(form.failure).toBeVisible();
  await page.goBack();
  await expect(form.message).toHaveValue('Hei');
  await expect(form.send).toBeEnabled();
});
