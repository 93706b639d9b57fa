import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { messageFields } from '../../tables/message-fields.ts';
import { makeSite, showSite } from '../../tests/support/made-site.ts';
import { serve } from '../../tests/support/servers.ts';
import { expect, matrix, test } from '../../tests/support/test.ts';

// docs/product.md, "Message form": stand-ins for real form services, each on an origin of its own. Cross-origin rules are
// the browser's own.

/** How a form service answers a post. */
type Answer = (request: IncomingMessage, response: ServerResponse) => void;

const readable = { 'Access-Control-Allow-Origin': '*' };
const accept: Answer = (_request, response) => response.writeHead(200, readable).end('{"success":true}');
const refuse: Answer = (_request, response) => response.writeHead(422, readable).end('{"errors":[]}');
const unreadable: Answer = (_request, response) => response.writeHead(200).end();
/** Formspree and Formcarry answer in JSON only when they are asked to, and else with a page of thanks. */
const acceptOrThank: Answer = (request, response) =>
  request.headers.accept?.includes('application/json')
    ? accept(request, response)
    : response.writeHead(302, { Location: '/thanks' }).end();

// Chromium asks before a page that Playwright itself has fulfilled may reach this machine.
test.use({ permissions: ['local-network-access'] });

for (const [service, answer, answerIsReadable, result] of [
  ['accepts', accept, true, 'success'],
  ['accepts, or redirects to its page of thanks', acceptOrThank, true, 'success'],
  ['refuses', refuse, true, 'failure'],
  ['sends no CORS headers', unreadable, true, 'failure'],
  // An answer that is not read counts as success.
  ['refuses unread', refuse, false, 'success'],
] as const) {
  test(`a service that ${service}`, matrix, async ({ page, visit, form }) => {
    let posted = '';
    const { url, close } = await serve(
      createServer(async (request, response) => {
        if (request.method !== 'POST') return void response.end('Thank you');
        posted = await text(request);
        answer(request, response);
      }),
    );
    await showSite(page, await makeSite({}, { formService: { endpoint: url, answerIsReadable } }));
    await visit('/contact');
    await form.fillIn('Brøyting på Lommedalsveien');
    await form.send.click();
    await expect(form[result]).toBeVisible();
    await expect(form.message).toHaveValue(result === 'success' ? '' : 'Brøyting på Lommedalsveien');
    await expect(form.emailInstead).toHaveCount(result === 'success' ? 0 : 1);
    const fields = [...posted.matchAll(/name="([^"]*)"/g)].map(([, field]) => field);
    expect(fields).toEqual(messageFields.map(({ name }) => name));
    await close();
  });
}
