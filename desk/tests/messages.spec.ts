import type { Page } from '@playwright/test';
import { buildMessage } from '../../common/message-fields.ts';
import type { MailState, MessageList, StoredMessage } from '../../content-model/desk/stored-message.ts';
import { violations } from '../../tests/support/page.ts';
import { expect, test } from './support/test.ts';

const stored = (id: string, changes: Partial<StoredMessage>): StoredMessage => ({
  ...buildMessage(() => ''),
  id,
  email: 'kari@eksempel.no',
  language: 'no',
  receivedAt: '2026-11-20T08:30:00Z',
  isRead: true,
  isAssignment: false,
  mail: 'wanted',
  mailedAt: null,
  ...changes,
});
const mail: MailState = { to: 'post@firma.no', lastSentAt: null, waiting: 0, failure: null, refused: 0 };

async function serveMessages(page: Page, messages: StoredMessage[], state: Partial<MailState> = {}) {
  await page.route('**/api/messages**', async (route) => {
    const request = route.request();
    const id = new URL(request.url()).pathname.split('/').at(-1);
    const at = messages.findIndex((message) => message.id === id);
    const one = messages[at];
    if (request.method() === 'DELETE') messages.splice(at, 1);
    const again = messages.find(({ id }) => request.url().endsWith(`/${id}/mail`));
    if (request.method() === 'POST' && again) again.mail = 'wanted';
    if (request.method() === 'PUT' && one) messages[at] = { ...one, ...request.postDataJSON() };
    const unread = messages.filter(({ isRead }) => !isRead).length;
    const list = { messages, hasMore: false, unread, mail: { ...mail, ...state }, unreadable: [] };
    await route.fulfill({ json: list satisfies MessageList });
  });
}

test('a message is answered, marked as an assignment and deleted', async ({ desk }) => {
  const { page } = desk;
  const messages = [
    stored('1', {
      isRead: false,
      name: 'Kari',
      phone: '+47 97 00 00 02 etter kl. 16',
      message: '<b>Snart?</b>',
    }),
    stored('2', { name: '<img src=x onerror=alert(1)>', message: 'שלום' }),
  ];
  await serveMessages(page, messages);
  await desk.open();
  await page.getByRole('navigation').getByRole('link', { name: 'Meldinger 1 ny' }).click();
  const lines = page.getByRole('main').getByRole('listitem');
  await expect(lines.first()).toContainText('Ny Kari');
  await expect(lines.last()).toContainText('<img src=x onerror=alert(1)>');
  await expect(lines.last().getByText('שלום').first()).toHaveCSS('direction', 'rtl');
  await lines.first().locator('summary').click();
  await expect(lines.first()).toContainText('<b>Snart?</b>');
  await expect.poll(() => messages[0]?.isRead).toBe(true);
  const answers = lines.first().getByRole('link');
  await expect(answers).toHaveText(['Ring +47 97 00 00 02', 'Svar med SMS', 'Svar på e-post']);
  const addresses = await answers.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
  expect(addresses.slice(0, 2)).toEqual(['tel:+4797000002', 'sms:+4797000002']);
  const mail = new URL(addresses[2] ?? '');
  expect([mail.pathname, mail.searchParams.get('subject')]).toEqual([
    'kari@eksempel.no',
    'Svar på meldingen din',
  ]);
  expect(mail.searchParams.get('body')).toContain('> <b>Snart?</b>');
  expect(await violations(page)).toEqual([]);
  await lines.last().locator('summary').click();
  await expect(page.locator('main details[open]')).toHaveCount(1);
  await lines.first().locator('summary').click();
  await page.getByRole('button', { name: 'Ble oppdrag' }).click();
  await expect(lines.first()).toContainText('Oppdrag');
  await page.getByRole('button', { name: 'Slett' }).click();
  const question = page.getByRole('dialog', { name: 'Slette meldingen fra Kari?' });
  await expect(question).toContainText('«<b>Snart?</b>»');
  await question.getByRole('button', { name: 'Slett' }).click();
  await expect(lines).toHaveCount(1);
  expect(messages.map(({ id }) => id)).toEqual(['2']);
  await expect(lines.first().locator('summary')).toBeFocused();
});

test('the desk explains why mail fails', async ({ desk }) => {
  const { page } = desk;
  const failure = { at: '2026-11-20T08:30:00Z', message: 'Postkassen svarer ikke.', details: 'ECONNREFUSED' };
  await serveMessages(page, [], { failure, waiting: 3 });
  await desk.open('#/messages');
  await expect(page.getByRole('alert').filter({ hasText: 'Postkassen svarer ikke.' })).toContainText(
    '3 venter',
  );
  await page.unrouteAll();
  await serveMessages(page, [], { to: null });
  await desk.open('#/messages');
  await expect(page.getByText('Meldingene venter bare her')).toBeVisible();
  await expect(page.getByText('Ingen meldinger ennå.')).toBeVisible();
});

test('a message that the mail server refused is marked, and is mailed again', async ({ desk }) => {
  const { page } = desk;
  const refusal = 'E-posttjeneren godtar ikke meldingen. 554 5.7.1 Spam';
  await serveMessages(page, [stored('1', { name: 'Kari', mail: 'refused', refusal })], { refused: 1 });
  await desk.open('#/messages');
  await expect(page.getByText('1 ble ikke sendt på e-post, og er merket i listen.')).toBeVisible();
  const message = page.getByRole('main').getByRole('listitem');
  await expect(message).toContainText('Ikke sendt på e-post');
  await message.locator('summary').click();
  await expect(message.getByText(`Ble ikke sendt på e-post: ${refusal}`)).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await message.getByRole('button', { name: 'Prøv igjen' }).click();
  await expect(message.getByRole('button', { name: 'Prøv igjen' })).toHaveCount(0);
  await expect(message.locator('summary')).toBeFocused();
});
