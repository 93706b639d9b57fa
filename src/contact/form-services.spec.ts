import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { Page } from '@playwright/test';
import { composeTestSite, showSite } from '../../tests/support/compose-test-site.ts';
import { serve } from '../../tests/support/servers.ts';
import { siteUrl } from '../../tests/support/site.ts';
import { expect, inBothLanguages, matrix, test, visitWithStoppedClock } from '../../tests/support/test.ts';
import { interpolate } from '../../tests/support/texts.ts';

// docs/product.md, "Message form": servers that answer as real form services, each on another origin.

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

const readable = { 'Access-Control-Allow-Origin': '*' };
const accept: Answer = (_request, response) => response.writeHead(200, readable).end('{"success":true}');
const refuse: Answer = (_request, response) => response.writeHead(422, readable).end('{"errors":[]}');
const unreadable: Answer = (_request, response) => response.writeHead(200).end();
/** Formspree and Formcarry answer with JSON if the request accepts it, and else redirect to a page of thanks. */
const acceptOrThank: Answer = (request, response) =>
  request.headers.accept?.includes('application/json')
    ? accept(request, response)
    : response.writeHead(302, { Location: '/thanks' }).end();

// Chromium blocks requests to this machine from a page that Playwright has fulfilled.
test.use({ permissions: ['local-network-access'] });

for (const [service, answer, answerIsReadable, result] of [
  ['accepts, or redirects to its page of thanks', acceptOrThank, true, 'success'],
  ['refuses', refuse, true, 'failure'],
  ['sends no CORS headers', unreadable, true, 'failure'],
  // An answer that is not read counts as success.
  ['refuses unread', refuse, false, 'success'],
] as const) {
  test(`a service that ${service}`, matrix, async ({ page, visit, form }) => {
    const { url, close } = await serve(
      createServer((request, response) => {
        if (request.method === 'POST') answer(request, response);
        else response.end('Thank you');
      }),
    );
    await showSite(page, await composeTestSite({}, { formService: { endpoint: url, answerIsReadable } }));
    await visit('/contact');
    await form.fillIn('Brøyting på Lommedalsveien');
    await form.send.click();
    await expect(form[result]).toBeVisible();
    if (result === 'success') await form.newMessage.click();
    await expect(form.message).toHaveValue(result === 'success' ? '' : 'Brøyting på Lommedalsveien');
    await expect(form.emailInstead).toHaveCount(result === 'success' ? 0 : 1);
    await close();
  });
}

inBothLanguages(() => {
  test('the reasons of our own server are shown', async ({ page, visit, texts, form }) => {
    const endpoint = `${siteUrl}/melding/no`;
    await showSite(page, await composeTestSite({}, { formService: { endpoint, answerIsReadable: true } }));
    const { errors, refusals, phone } = texts.contact.form;
    const { title, text } = texts.shared.toast.failure;
    await visit('/contact');
    for (const [status, answer, field, said] of [
      [429, 'tooMany', null, interpolate(refusals.tooMany, { minutes: 9 })],
      [503, 'full', null, refusals.full],
      [403, 'forbiddenOrigin', null, refusals.forbiddenOrigin],
      [500, 'failed', null, text],
      [422, 'tooLong', 'phone', interpolate(errors.tooLong, { field: phone, most: 100 })],
      [422, 'invalidEmail', 'email', errors.email.invalid],
      [422, 'missing', 'message', errors.message.missing],
    ] as const) {
      await page.route(endpoint, (route) =>
        route.fulfill({
          status,
          json: { answer, field },
          headers: status === 429 ? { 'Retry-After': '530' } : {},
        }),
      );
      await form.fillIn(answer);
      await form.send.click();
      await expect(form.failure.getByText(text)).toBeVisible();
      const beside = field ? text : said;
      await expect(page.locator('form').getByText(`${title} ${beside}`)).toBeVisible();
      if (field) await expect(form[field]).toHaveAccessibleDescription(said);
      if (field) await expect(form[field]).toBeFocused();
      await expect(form.message).toHaveValue(answer);
      await page.unroute(endpoint);
    }
  });
});

test('a message is repeated while our own server restarts', async ({ page, form }) => {
  const endpoint = `${siteUrl}/melding/no`;
  await showSite(page, await composeTestSite({}, { formService: { endpoint, answerIsReadable: true } }));
  const sent: string[] = [];
  let isAway = true;
  await page.route(endpoint, async (route) => {
    const body = route.request().postDataBuffer()?.toString('utf8') ?? '';
    sent.push(/name="message"\r\n\r\n(.*)\r\n/.exec(body)?.[1] ?? '');
    const away = { status: 503, json: { answer: 'failed' }, headers: { 'Retry-After': '5' } };
    await route.fulfill(isAway ? away : { json: { answer: 'sent' } });
  });
  const answers = await watchAnswers(page);
  await visitWithStoppedClock(page, '/contact');
  await form.fillIn('Hei');
  await form.send.click();
  await expect.poll(() => answers).toHaveLength(1);
  await page.clock.runFor(4_999);
  await expect(form.sending).toBeDisabled();
  expect(sent).toEqual(['Hei']);
  isAway = false;
  await page.clock.runFor(1);
  await expect(form.success).toBeVisible();
  expect(sent).toEqual(['Hei', 'Hei']);

  isAway = true;
  await form.newMessage.click();
  await form.fillIn('Hei igjen');
  await form.send.click();
  for (let repeated = 1; repeated <= 6; repeated++) {
    await expect.poll(() => answers).toHaveLength(2 + repeated);
    await expect(form.sending).toBeDisabled();
    await page.clock.runFor(5_000);
  }
  await expect(form.failure).toBeVisible();
  await expect(form.message).toHaveValue('Hei igjen');
  expect(sent).toHaveLength(8);
});

/** Returns the list of answers to posted forms that the page has read. Only then does the form wait for its next try. */
async function watchAnswers(page: Page): Promise<number[]> {
  const answers: number[] = [];
  await page.exposeFunction('noteAnswer', (status: number) => void answers.push(status));
  await page.addInitScript(() => {
    const { noteAnswer } = window as unknown as { noteAnswer(status: number): void };
    const send = window.fetch;
    window.fetch = async (input, options) => {
      const response = await send(input, options);
      if (options?.method === 'POST') noteAnswer(response.status);
      return response;
    };
  });
  return answers;
}
