import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { messageFields } from '../../tables/message-fields.ts';
import { serve } from '../../tests/support/servers.ts';
import { messagesUrl } from '../../tests/support/site.ts';
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

for (const [service, answer, whenRead] of [
  ['accepts', accept, 'success'],
  ['accepts, or redirects to its page of thanks', acceptOrThank, 'success'],
  ['refuses', refuse, 'failure'],
  ['sends no CORS headers', unreadable, 'failure'],
] as const) {
  test(`a service that ${service}`, matrix, async ({ page, visit, form }) => {
    const posts: string[] = [];
    const { url, close } = await serve(
      createServer(async (request, response) => {
        if (request.method !== 'POST') return void response.end('Thank you');
        let body = '';
        for await (const chunk of request) body += chunk;
        posts.push(body);
        answer(request, response);
      }),
    );
    const toService = (text: string) => text.replaceAll(new URL(messagesUrl).origin, url);
    // The contact page of a site that was built for this form service, its answer readable or not.
    for (const answerIsReadable of [false, true]) {
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
      await visit('/contact');
      await form.fillIn('Brøyting på Lommedalsveien');
      await form.send.click();
      // An answer that is not read counts as success.
      const result = answerIsReadable ? whenRead : 'success';
      await expect(form[result], `readable: ${answerIsReadable}`).toBeVisible();
      await expect(form.message).toHaveValue(result === 'success' ? '' : 'Brøyting på Lommedalsveien');
      await expect(form.emailInstead).toHaveCount(result === 'success' ? 0 : 1);
      const fields = [...(posts.pop() ?? '').matchAll(/name="([^"]*)"/g)].map(([, field]) => field);
      expect(fields).toEqual(messageFields.map(({ name }) => name));
      await page.unrouteAll();
    }
    await close();
  });
}
