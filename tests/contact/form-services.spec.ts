import { contactForm } from '../support/contact-form.ts';
import { type Answer, asIfBuiltFor, startFormService } from '../support/form-service.ts';
import { expect, test } from '../support/test.ts';

// The three form services of docs/form-service.md: stand-ins that answer as their documentation says, each on an
// origin of its own, with the answer unread (the default) and read.

// Chromium asks before a page that Playwright itself has fulfilled may reach this machine.
test.use({ permissions: ['local-network-access'] });

interface Service {
  accepts: Answer;
  refuses: Answer;
}

const wantsJson: (request: Parameters<Answer>[0]) => boolean = ({ headers }) =>
  (headers.accept ?? '').includes('application/json');

/** An answer that pages of any origin may read. */
function json(status: number, body: object): Answer {
  return (_request, response) => {
    const headers = { 'Content-Type': 'application/json', 'Access-Control-Allow-Origin': '*' };
    response.writeHead(status, headers).end(JSON.stringify(body));
  };
}

/** What a plain form gets: a page of thanks on the service's own host. */
const thanks: Answer = (_request, response, url) => {
  response.writeHead(302, { Location: `${url}/thanks`, 'Access-Control-Allow-Origin': '*' }).end();
};

const jsonIfWanted =
  (answer: Answer): Answer =>
  (...call) =>
    wantsJson(call[0]) ? answer(...call) : thanks(...call);

const services: Record<string, Service> = {
  Formspree: {
    accepts: jsonIfWanted(json(200, { ok: true, next: '/thanks' })),
    refuses: json(422, { errors: [{ field: 'email', message: 'should be an email' }] }),
  },
  Basin: {
    accepts: json(200, { success: true }),
    refuses: json(403, { error: 'This domain is not allowed' }),
  },
  Formcarry: {
    accepts: jsonIfWanted(json(200, { code: 200, status: 'success' })),
    refuses: json(429, { code: 429, status: 'error' }),
  },
};

for (const [name, { accepts, refuses }] of Object.entries(services)) {
  for (const isReadable of [false, true]) {
    test(`${name} receives a message, its answer ${isReadable ? 'read' : 'unread'}`, {
      tag: '@matrix',
    }, async ({ page, visit, texts }) => {
      const service = await startFormService(accepts);
      await asIfBuiltFor(page, service, isReadable);
      await visit('/contact');
      const form = contactForm(page, texts.contact);
      await form.fillIn('Brøyting på Lommedalsveien');
      await form.send.click();
      await expect(form.success).toBeVisible();
      await expect(form.message).toHaveValue('');
      const fields = [...(service.posts[0] ?? '').matchAll(/name="([^"]*)"/g)].map(([, field]) => field);
      expect(fields).toEqual(['name', 'email', 'phone', 'message']);
      expect(service.posts).toEqual([expect.stringContaining('Brøyting på Lommedalsveien')]);
      await service.close();
    });
  }

  test(`a refusal by ${name} is a failure only where the answer is read`, {
    tag: name === 'Formspree' ? [] : '@matrix',
  }, async ({ page, visit, texts }) => {
    const service = await startFormService(refuses);
    await asIfBuiltFor(page, service, true);
    await visit('/contact');
    const form = contactForm(page, texts.contact);
    await form.fillIn('Hei');
    await form.send.click();
    await expect(form.failure).toBeVisible();
    await expect(form.message).toHaveValue('Hei');
    await expect(form.emailInstead).toBeVisible();

    await page.unrouteAll();
    await asIfBuiltFor(page, service, false);
    await visit('/contact');
    await form.fillIn('Hei');
    await form.send.click();
    await expect(form.success).toBeVisible();
    expect(service.posts).toHaveLength(2);
    await service.close();
  });
}

// Two wrong set-ups that docs/form-service.md warns of: the message arrives, and the visitor is told that it failed.

test('a redirect to a page of thanks on another host is blocked by the security headers', {
  tag: '@matrix',
}, async ({ page, visit, texts }) => {
  const elsewhere = await startFormService(thanks);
  const service = await startFormService((request, response) => thanks(request, response, elsewhere.url));
  await asIfBuiltFor(page, service, false);
  await visit('/contact');
  const form = contactForm(page, texts.contact);
  const refused = page.waitForEvent('console', (line) => line.text().includes('Content Security Policy'));
  await form.fillIn('Hei');
  await form.send.click();
  await expect(form.failure).toBeVisible();
  await refused;
  expect(service.posts).toHaveLength(1);
  await service.close();
  await elsewhere.close();
});

test('an answer without CORS headers is a failure only where it is read', { tag: '@matrix' }, async ({
  page,
  visit,
  texts,
}) => {
  const service = await startFormService((_request, response) => response.writeHead(200).end());
  const form = contactForm(page, texts.contact);
  for (const isReadable of [true, false]) {
    await asIfBuiltFor(page, service, isReadable);
    await visit('/contact');
    await form.fillIn('Hei');
    await form.send.click();
    await expect(isReadable ? form.failure : form.success).toBeVisible();
    await page.unrouteAll();
  }
  expect(service.posts).toHaveLength(2);
  await service.close();
});
