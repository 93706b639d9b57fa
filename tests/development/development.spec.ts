import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { copyProject, startProgram } from '../support/project-copy.ts';
import { freePort } from '../support/servers.ts';
import { everyPath } from '../support/site.ts';
import { expect, hydrated, matrix, test } from '../support/test.ts';

// `npm run dev`.

const port = String(await freePort());
const url = `http://localhost:${port}`;
let copy: string;
let stop: () => Promise<void>;

test.describe.configure({ mode: 'serial', timeout: 120_000 });
test.use({ consent: 'unset' });
test.beforeAll(async () => {
  copy = copyProject('development-copy');
  stop = await startProgram('dev', copy, url, { PORT: port });
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

test('an error in content/ shows until it is corrected', matrix, async ({ page, heading }) => {
  await page.goto(`${url}/contact`);
  await hydrated(page);
  const overlay = page.locator('vite-error-overlay');
  const file = path.join(copy, 'content/contact.json');
  const before = readFileSync(file, 'utf8');
  writeFileSync(file, before.replace('"messageHint"', '"wrongName"'));
  await expect(overlay).toContainText(/content\/contact\.json, linje \d+/);
  await page.reload();
  await expect(overlay).toContainText('content/contact.json, linje');
  writeFileSync(file, before);
  await expect(overlay).toHaveCount(0);
  await expect(heading).toBeVisible();
});
