import { startProgram } from '../support/program.ts';
import { freePort } from '../support/servers.ts';
import { everyPath, root } from '../support/site.ts';
import { expect, hydrated, matrix, test } from '../support/test.ts';

// `npm run dev`.

const port = String(await freePort());
const url = `http://localhost:${port}`;
let stop: () => Promise<void>;

test.use({ consent: 'unset' });
test.beforeAll(async () => {
  stop = await startProgram('dev', root, url, { PORT: port });
});
test.afterAll(() => stop?.());

test('React logs no difference from the document', matrix, async ({ page, errors }) => {
  const visit = async (address: string) => {
    await page.goto(url + address);
    await hydrated(page);
    expect(
      errors.filter((error) => !/404/.test(error)),
      address,
    ).toEqual([]);
  };
  for (const address of [...everyPath, '/about/', '/personvern#rights', '/en', '/en/about'])
    await visit(address);
  // The hydrated page differs from the document: English, and the map.
  await page.route('https://www.google.com/**', (route) => route.fulfill({ body: '' }));
  await page.addInitScript(() => {
    localStorage.setItem('cookieConsent', 'true');
    localStorage.setItem('language', 'en');
  });
  for (const address of ['/', '/contact']) await visit(address);
  await expect(page.locator('iframe')).toHaveCount(1);
});

test('the desk names the address of the development server', matrix, async ({ request }) => {
  const overview = await (await request.get(`${url}/rediger/api/overview`)).json();
  expect(overview.destination.address).toBe(url);
});
