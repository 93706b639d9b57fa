import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { Page } from '@playwright/test';
import { messageFields } from '../../tables/message-fields.ts';
import { type Served, serve } from '../../tests/support/servers.ts';
import { messagesUrl } from '../../tests/support/site.ts';
import { expect, matrix, test } from '../../tests/support/test.ts';

// docs/product.md, "Message form": stand-ins for real form services, each on an origin of its
// own. Cross-origin rules, redirects and the security policy are the browser's own.

/** How a form service answers a post. */
type Answer = (request: IncomingMessage, response: ServerResponse, url: string) => void;

/** Starts a form service that answers as told. Requests other than posts get a page of thanks. */
async function startFormService(answer: Answer): Promise<Served & { posts: string[] }> {
  const posts: string[] = [];
  const server = createServer(async (request, response) => {
    if (request.method !== 'POST') return void response.end('Thank you');
    let body = '';
    for await (const chunk of request) body += chunk;
    posts.push(body);
    answer(request, response, served.url);
  });
  const served = await serve(server);
  return { ...served, posts };
}

/** Serves the contact page as if the site had been built for this form service, its answer readable or not. */
async function asIfBuiltFor(page: Page, service: string, answerIsReadable: boolean): Promise<void> {
  const toService = (text: string) => text.replaceAll(new URL(messagesUrl).origin, service);
  await page.route('**/contact', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: toService(await response.text()) });
  });
  await page.route('**/content/*/contact.*.json', async (route) => {
    const response = await route.fetch();
    const { formService, ...content } = await response.json();
    const endpoint = toService(formService.endpoint);
    await route.fulfill({ response, json: { ...content, formService: { endpoint, answerIsReadable } } });
  });
}

// Chromium asks before a page that Playwright itself has fulfilled may reach this machine.
test.use({ permissions: ['local-network-access'] });

const readable = { 'Access-Control-Allow-Origin': '*' };
const accept: Answer = (_request, response) => response.writeHead(200, readable).end('{"success":true}');
const refuse: Answer = (_request, response) => response.writeHead(422, readable).end('{"errors":[]}');
const unreadable: Answer = (_request, response) => response.writeHead(200).end();
/** What plain forms get: a redirect to a page of thanks on the service's own host. */
const thank: Answer = (_request, response, url) =>
  response.writeHead(302, { ...readable, Location: `${url}/thanks` }).end();
/** Formspree and Formcarry answer in JSON only when they are asked to. */
const acceptOrThank: Answer = (...call) =>
  (call[0].headers.accept?.includes('application/json') ? accept : thank)(...call);

for (const [service, answer, whenUnread, whenRead] of [
  ['accepts', accept, 'success', 'success'],
  ['accepts, or redirects to its page of thanks', acceptOrThank, 'success', 'success'],
  ['refuses', refuse, 'success', 'failure'],
  ['sends no CORS headers', unreadable, 'success', 'failure'],
] as const) {
  test(`a service that ${service}`, matrix, async ({ page, visit, form }) => {
    const { posts, ...served } = await startFormService(answer);
    for (const isReadable of [false, true]) {
      const result = isReadable ? whenRead : whenUnread;
      await asIfBuiltFor(page, served.url, isReadable);
      await visit('/contact');
      await form.fillIn('Brøyting på Lommedalsveien');
      await form.send.click();
      await expect(form[result], `readable: ${isReadable}`).toBeVisible();
      await expect(form.message).toHaveValue(result === 'success' ? '' : 'Brøyting på Lommedalsveien');
      await expect(form.emailInstead).toHaveCount(result === 'success' ? 0 : 1);
      const fields = [...(posts.pop() ?? '').matchAll(/name="([^"]*)"/g)].map(([, field]) => field);
      expect(fields).toEqual(messageFields.map(({ name }) => name));
      await page.unrouteAll();
    }
    await served.close();
  });
}

test('a redirect to another host is blocked by the policy', matrix, async ({ page, visit, form }) => {
  const elsewhere = await startFormService(thank);
  const service = await startFormService((request, response) => thank(request, response, elsewhere.url));
  await asIfBuiltFor(page, service.url, false);
  await visit('/contact');
  const blocked = page.waitForEvent('console', (line) => line.text().includes('Content Security Policy'));
  await form.fillIn('Hei');
  await form.send.click();
  await expect(form.failure).toBeVisible();
  await blocked;
  expect(service.posts).toHaveLength(1);
  await service.close();
  await elsewhere.close();
});
