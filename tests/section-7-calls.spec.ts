import { contactForm } from './support/contact-form.ts';
import { newMark, storedMessages } from './support/inbox.ts';
import { inboxUrl, siteUrl } from './support/ports.ts';
import { expect, inBothLanguages, test } from './support/test.ts';

// SPEC section 7: the one call that the site makes, to a real form service on another origin.

inBothLanguages(() => {
  test('the message goes out as multipart form data without reading the answer', async ({
    page,
    visit,
    words,
  }) => {
    await page.addInitScript(() => {
      const send = window.fetch;
      window.fetch = (...call) => {
        document.documentElement.dataset.sentAs = new Request(...call).mode;
        return send(...call);
      };
    });
    await visit('/contact');
    const form = contactForm(page, words.contact);
    const mark = newMark();
    const message = `${mark}\nVi trenger brøyting på Lommedalsveien.\n\nHilsen Åse ❄️ «ÆØÅ» & <b>`;
    await form.name.fill('Åse Ærlig');
    await form.phone.fill('+47 00 00 00 00');
    await form.fillIn(message);
    const [request] = await Promise.all([page.waitForRequest(inboxUrl), form.send.click()]);
    await expect(form.success).toBeVisible();

    expect(request.method()).toBe('POST');
    expect(new URL(request.url()).origin).not.toBe(siteUrl);
    const headers = await request.allHeaders();
    await expect(page.locator('html')).toHaveAttribute('data-sent-as', 'no-cors');
    expect(headers['content-type']).toMatch(/^multipart\/form-data; boundary=/);
    const body = request.postDataBuffer()?.toString('utf8') ?? '';
    const names = [...body.matchAll(/form-data; name="([^"]*)"/g)].map(([, name]) => name);
    expect(names).toEqual(['name', 'email', 'phone', 'message']);
    expect(storedMessages(mark)).toMatchObject([
      { name: 'Åse Ærlig', email: 'ase@example.no', phone: '+47 00 00 00 00', message },
    ]);
  });
});

test('any completed request counts as sent, since the answer is not read', async ({ page, visit, words }) => {
  await visit('/contact');
  const form = contactForm(page, words.contact);
  for (const status of [500, 404, 302]) {
    await page.route(inboxUrl, (route) => route.fulfill({ status: status === 302 ? 204 : status }), {
      times: 1,
    });
    await form.fillIn('Hei');
    await form.send.click();
    await expect(form.success).toBeVisible();
    await expect(form.message).toHaveValue('');
    await page.getByRole('button', { name: words.shared.toast.close }).click();
  }
});

test('changing the language calls nobody but this site', async ({ page, visit }) => {
  await visit('/gallery');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.getByRole('banner').getByRole('button', { name: 'English' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Gallery');
  expect(asked.length).toBeGreaterThan(0);
  for (const address of asked) expect(address).toMatch(new RegExp(`^${siteUrl}/content/.+/en/`));
});

test('every link leads somewhere on this site, to phone, e-mail or a named website', async ({
  page,
  visit,
  request,
}) => {
  const inside = new Set<string>();
  const outside = new Set<string>();
  for (const path of ['/', '/about', '/services', '/services/vinterdrift', '/gallery', '/contact']) {
    await visit(path);
    const links = await page
      .locator('a')
      .evaluateAll((found) => found.map((link) => link.getAttribute('href')));
    for (const link of links) {
      const { origin, protocol, pathname } = new URL(link ?? 'missing:', siteUrl);
      if (origin === siteUrl) inside.add(pathname);
      else outside.add(protocol === 'https:' ? origin : protocol);
    }
  }
  for (const path of inside) expect((await request.get(path)).status(), path).toBe(200);
  expect([...outside].sort()).toEqual([
    'https://www.example.no',
    'https://www.facebook.com',
    'https://www.google.com',
    'mailto:',
    'tel:',
  ]);
});
