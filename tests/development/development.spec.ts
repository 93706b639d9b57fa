import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { copyProject } from '../support/project-copy.ts';
import { everyPath } from '../support/routes.ts';
import { root, sitePort } from '../support/site.ts';
import { expect, hydrated, matrix, test } from '../support/test.ts';

// `npm run dev`: errors in content/ appear in an overlay. desk/tests checks that a saved change shows at once.

const url = `http://localhost:${sitePort + 4}`;
const copy = path.join(root, '.cache/development-copy');
let server: ChildProcess | undefined;

test.describe.configure({ mode: 'serial', timeout: 120_000 });
test.use({ consent: 'unset' });
test.beforeAll(async () => {
  const answer = () => fetch(url).catch(() => null);
  expect(await answer(), `nothing else may answer at ${url}`).toBeNull();
  server = spawn(process.execPath, ['--import', 'tsx', 'commands/dev.ts'], {
    cwd: copyProject('development-copy'),
    env: { ...process.env, PORT: String(sitePort + 4) },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  await expect.poll(async () => (await answer())?.ok, { timeout: 60_000 }).toBe(true);
});
test.afterAll(() => void server?.kill());

test('React, which compares every attribute here, logs nothing', matrix, async ({ page, errors }) => {
  const unexpected = () => errors.filter((error) => !/404/.test(error));
  for (const address of [...everyPath, '/about/', '/personvern#rights', '/en', '/en/about']) {
    await page.goto(url + address);
    await hydrated(page);
    expect(unexpected(), address).toEqual([]);
  }
  // English in place of Norwegian, and the map in place of its placeholder. Routes keep the browser from using its cache.
  await page.route('https://www.google.com/**', (route) => route.fulfill({ body: '' }));
  await page.addInitScript(() => {
    localStorage.setItem('cookieConsent', 'true');
    localStorage.setItem('language', 'en');
  });
  for (const address of ['/', '/contact']) {
    await page.goto(url + address);
    await hydrated(page);
    expect(unexpected(), address).toEqual([]);
  }
  await expect(page.locator('iframe')).toHaveCount(1);
});

test('an error in content/ shows with file and line until corrected', matrix, async ({ page, heading }) => {
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
