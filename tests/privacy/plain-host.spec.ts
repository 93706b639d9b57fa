import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import { serve } from '../support/servers.ts';
import { siteFolder } from '../support/site.ts';
import { expect, hydrated, matrix, test } from '../support/test.ts';

// docs/architecture.md, "The program and its releases": the page carries its policy, so the plainest host cannot lose it.

/** What somebody might smuggle into a page. */
const injected = `
  <script>document.documentElement.dataset.injected = 'script'</script>
  <style>html { outline: 3px solid red }</style>
  <iframe src="https://evil.example.org/"></iframe>
  <object data="/brand/mark.svg" type="image/svg+xml"></object>
  <form id="stolen" action="https://evil.example.org/"><button>Send</button></form>`;

const types = { css: 'text/css', html: 'text/html', js: 'text/javascript', json: 'application/json' };

/** Serves the built site without a single header but the type, and with something added to every page. */
function servePlainly(added: string) {
  return serve(
    createServer((request, response) => {
      const { pathname } = new URL(request.url ?? '/', 'http://localhost');
      const file = [pathname, `${pathname}/index.html`]
        .map((name) => path.join(siteFolder, name))
        .find((name) => path.extname(name) && existsSync(name));
      if (!file) return void response.writeHead(404).end();
      const type = types[path.extname(file).slice(1) as keyof typeof types] ?? 'image/svg+xml';
      const content = readFileSync(file);
      response.setHeader('Content-Type', type);
      response.end(type === types.html ? String(content).replace('</body>', `${added}</body>`) : content);
    }),
  );
}

test('on a host without headers nothing that is added works', matrix, async ({ page }) => {
  const { url, close } = await servePlainly(injected);
  await page.addInitScript(() => {
    const blocked: string[] = [];
    Object.assign(window, { blocked });
    document.addEventListener('securitypolicyviolation', (event) => blocked.push(event.effectiveDirective));
  });
  await page.goto(`${url}/about`);
  await hydrated(page);
  await page.locator('#stolen button').evaluate((button: HTMLButtonElement) => button.click());
  const blocked = () =>
    page.evaluate(() => [...new Set((window as unknown as { blocked: string[] }).blocked)].sort());
  const expected = ['form-action', 'frame-src', 'object-src', 'script-src-elem', 'style-src-elem'];
  await expect.poll(blocked).toEqual(expected);
  const state = await page.evaluate(() => {
    const { dataset } = document.documentElement;
    return [location.pathname, dataset.injected, getComputedStyle(document.documentElement).outlineStyle];
  });
  expect(state).toEqual(['/about', undefined, 'none']);
  await close();
});

test('on a host without headers the site works', matrix, async ({ page, texts, heading, errors }) => {
  const { url, close } = await servePlainly('');
  // The tests' site has its pictures elsewhere.
  await page.route('**/pictures/**', (route) => route.fulfill({ body: '' }));
  await page.goto(`${url}/about`);
  await hydrated(page);
  await page.getByRole('link', { name: texts.shared.navigation.contact }).first().click();
  await expect(heading).toHaveText(texts.contact.banner.title);
  expect(errors).toEqual([]);
  await close();
});
