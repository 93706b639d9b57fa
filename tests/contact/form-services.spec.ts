import { messageFields } from '../../tables/message-fields.ts';
import { type Answer, asIfBuiltFor, startFormService } from '../support/form-service.ts';
import { expect, matrix, test } from '../support/test.ts';

// docs/product.md, "Message form": stand-ins for real form services, each on an origin of its
// own. Cross-origin rules, redirects and the security policy are the browser's own.

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
