import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { composeTestSite, showSite } from '../../tests/support/compose-test-site.ts';
import { serve } from '../../tests/support/servers.ts';
import { expect, matrix, test } from '../../tests/support/test.ts';

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
    await expect(form.message).toHaveValue(result === 'success' ? '' : 'Brøyting på Lommedalsveien');
    await expect(form.emailInstead).toHaveCount(result === 'success' ? 0 : 1);
    await close();
  });
}
