import type { Page } from '@playwright/test';
import { buildMessage, type Message } from '../../common/message-fields.ts';
import { maxListedMessages } from '../../content-model/desk/contract.ts';
import type { MailState, MessageList, StoredMessage } from '../../content-model/desk/stored-message.ts';
import { resize, violations } from '../../tests/support/page.ts';
import { type DeskPage, expect, test } from './support/test.ts';

const stored = (id: string, changes: Partial<StoredMessage>): StoredMessage => ({
  ...buildMessage(() => ''),
  id,
  email: 'kari@eksempel.no',
  language: 'no',
  receivedAt: '2026-11-20T08:30:00Z',
  isRead: true,
  isAnswered: false,
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
    if (id === 'unread') return route.continue();
    const again = messages.find(({ id }) => request.url().endsWith(`/${id}/mail`));
    if (request.method() === 'POST' && again) again.mail = 'wanted';
    const list = {
      messages,
      search: '',
      found: messages.length,
      mail: { ...mail, ...state },
      unreadable: [],
    };
    await route.fulfill({ json: list satisfies MessageList });
  });
}

type SentMessage = Partial<Message> & Pick<Message, 'message'>;

/** Sends messages as the form does, oldest first, in place of those of earlier tests. */
async function sendMessages(desk: DeskPage, sent: readonly SentMessage[]): Promise<void> {
  const { request } = desk.page;
  const api = `${desk.url}api/messages`;
  const headers = { Origin: desk.origin, 'X-Rediger': '1' };
  const list = async (): Promise<MessageList> => (await request.get(api)).json();
  for (let earlier = await list(); earlier.found > 0; earlier = await list())
    for (const { id } of earlier.messages) await request.delete(`${api}/${id}`, { headers });
  for (const values of sent) {
    const multipart = { ...buildMessage(() => ''), email: 'kari@eksempel.no', ...values };
    expect((await request.post(`${desk.origin}/melding/no`, { multipart })).status()).toBe(200);
  }
}

const messageLines = (page: Page) => page.getByRole('main').locator('li');

test('a message is answered, marked as an assignment and deleted', async ({ desk }) => {
  const { page } = desk;
  await sendMessages(desk, [
    { name: '<img src=x onerror=alert(1)>', message: 'שלום' },
    { name: 'Kari', phone: '+47 97 00 00 02 etter kl. 16', message: '<b>Snart?</b>' },
  ]);
  await desk.open('');
  await page.getByRole('main').getByRole('link', { name: 'Meldinger 2 nye' }).click();
  const lines = messageLines(page);
  await expect(lines.first()).toContainText('Ny Kari');
  await expect(lines.last()).toContainText('<img src=x onerror=alert(1)>');
  await expect(lines.last().getByText('שלום').first()).toHaveCSS('direction', 'rtl');
  await lines.first().locator('summary').click();
  await expect(lines.first().locator('p').first()).toHaveText('<b>Snart?</b>');
  await expect(page.getByRole('banner').getByRole('link', { name: '1 ny melding' })).toBeVisible();
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
  await page.getByRole('button', { name: 'Ble oppdrag: behold' }).click();
  await expect(lines.first().locator('summary')).toContainText('Oppdrag');
  await page.getByRole('button', { name: 'Slett' }).click();
  const question = page.getByRole('dialog', { name: 'Slette meldingen fra Kari?' });
  await expect(question).toContainText('«<b>Snart?</b>»');
  await question.getByRole('button', { name: 'Slett' }).click();
  await expect(lines).toHaveCount(1);
  await expect(lines.first().locator('summary')).toBeFocused();
});

test('«Svar» marks a message as answered, in other windows too, until it is taken back', async ({ desk }) => {
  const { page } = desk;
  await sendMessages(desk, [{ name: 'Kari', phone: '97 00 00 02', message: 'Snart?' }]);
  const other = await page.context().newPage();
  await other.goto(`${desk.url}#/messages`);
  await desk.open('#/messages');
  const line = messageLines(page).first();
  const summary = line.locator('summary');
  const otherSummary = messageLines(other).first().locator('summary');
  // The dialog of a whole browser, in which program a link opens, would lie over the page.
  await page.evaluate(() => {
    addEventListener('click', (event) => {
      if (event.target instanceof Element && event.target.closest('a')) event.preventDefault();
    });
  });
  await summary.click();
  for (const answer of ['Svar på e-post', 'Svar med SMS', null]) {
    const mark = line.getByRole('button', { name: 'Besvart', exact: true });
    await expect(mark).toBeVisible();
    await expect(summary).not.toContainText('Besvart');
    if (answer) await line.getByRole('link', { name: answer }).click();
    else {
      await mark.click();
      await expect(page.getByRole('status').getByText('Besvart', { exact: true })).toBeAttached();
    }
    await expect(summary).toContainText('Besvart');
    await other.evaluate(() => window.dispatchEvent(new Event('focus')));
    await expect(otherSummary).toContainText('Besvart');
    await line.getByRole('button', { name: 'Angre «Besvart»' }).click();
  }
  await other.evaluate(() => window.dispatchEvent(new Event('focus')));
  await expect(otherSummary).not.toContainText('Besvart');
});

test('from twenty on, messages are found by a search', async ({ desk }) => {
  const { page } = desk;
  const others = Array.from({ length: 16 }, (_, index) => ({ name: `Nr. ${index}`, message: 'Feiing' }));
  const sent = [
    ...others,
    { name: 'Per', message: 'Grus til gårdsveien' },
    { name: 'Kari', message: 'Brøyting' },
    { name: 'Ola', message: 'Mer grus?' },
  ];
  await sendMessages(desk, sent);
  await desk.open('#/messages');
  const lines = messageLines(page);
  const search = page.getByRole('searchbox', { name: 'Søk i navn og tekster' });
  await expect(lines).toHaveCount(19);
  await expect(search).toHaveCount(0);
  await sendMessages(desk, [...sent, { name: 'Liv', message: 'Takk for grusen' }]);
  await page.reload();
  await search.fill('Asfalt');
  await search.press('Enter');
  await expect(page.getByRole('status').filter({ hasText: '0 treff på «Asfalt».' })).toBeVisible();
  await expect(lines).toHaveCount(0);
  await search.fill('GRUS');
  await page.getByRole('button', { name: 'Søk' }).click();
  await expect(page.getByRole('status').filter({ hasText: '3 treff på «GRUS».' })).toBeVisible();
  await expect(lines).toHaveText([/Liv/, /Ola/, /Per/]);
  expect(await violations(page)).toEqual([]);
  await search.fill('');
  await expect(lines).toHaveCount(20);
});

test('the newest messages are listed, and the older ones found by a search', async ({ desk }) => {
  const { page } = desk;
  const count = maxListedMessages + 1;
  const others = Array.from({ length: count - 1 }, (_, index) => ({
    name: `Nr. ${index + 2}`,
    message: 'Hei',
  }));
  await sendMessages(desk, [{ name: 'Den eldste', message: 'Hei' }, ...others]);
  await desk.open('#/messages');
  const sign = page.getByRole('banner').getByRole('link', { name: `${count} nye meldinger` });
  await expect(sign).toBeVisible();
  await expect(messageLines(page)).toHaveText(
    Array.from({ length: maxListedMessages }, (_, index) => new RegExp(`Nr\\. ${count - index}\\b`)),
  );
  await expect(page.getByText(`Her vises de ${maxListedMessages} nyeste.`)).toBeVisible();
  const search = page.getByRole('searchbox', { name: 'Søk i navn og tekster' });
  await search.fill('eldste');
  await search.press('Enter');
  await expect(messageLines(page)).toHaveText([/Den eldste/]);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('new messages are named in the top bar of every view', async ({ desk }) => {
    const { page } = desk;
    await sendMessages(desk, []);
    await desk.open('#/home');
    const sign = page.getByRole('link', { name: /nye? melding/ });
    await expect(sign).toHaveCount(0);
    await sendMessages(desk, [
      { name: 'Per', message: 'Hei' },
      { name: 'Kari', message: 'Hallo' },
    ]);
    await page.evaluate(() => window.dispatchEvent(new Event('focus')));
    await expect(sign).toHaveText('Hjem 2 nye meldinger');
    await expect(sign).toBeInViewport({ ratio: 1 });
    expect(await violations(page)).toEqual([]);
    for (const size of ['390 844', '360 740']) {
      await resize(page, size);
      const tops = await page
        .locator('.topbar > :is(a, button)')
        .evaluateAll((all) => all.map((part) => part.getBoundingClientRect().top));
      expect(new Set(tops).size, size).toBe(1);
    }
    await sign.tap();
    await page.getByRole('main').getByRole('link', { name: 'Meldinger 2 nye' }).tap();
    // A slow machine takes seconds to compare all of content/.
    await page.route('**/overview', () => {});
    await messageLines(page).first().locator('summary').tap();
    await expect(sign).toHaveText('Hjem 1 ny melding');
    await messageLines(page).last().locator('summary').tap();
    await expect(sign).toHaveCount(0);
  });
});

test('the desk says why mail fails, and tries again', async ({ desk }) => {
  const { page } = desk;
  const failure = '535 Authentication failed';
  const state: Partial<MailState> = { failure, waiting: 3 };
  await serveMessages(page, [], state);
  await desk.open('#/messages');
  await expect(page.getByRole('alert').filter({ hasText: failure })).toContainText('3 venter');
  const round = page.waitForRequest('**/api/messages/mail');
  Object.assign(state, { failure: null, waiting: 0 });
  await page.getByRole('button', { name: 'Prøv igjen' }).click();
  expect((await round).method()).toBe('POST');
  await expect(page.getByText(failure)).toHaveCount(0);
  await page.unrouteAll();
  await serveMessages(page, [], { to: null });
  await desk.open('#/messages');
  await expect(page.getByText('Meldingene venter bare her')).toBeVisible();
  await expect(page.getByText('Ingen meldinger ennå.')).toBeVisible();
});

test('a message that the mail server refused is marked, and is mailed again', async ({ desk }) => {
  const { page } = desk;
  const refusal = '554 5.7.1 Spam';
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
