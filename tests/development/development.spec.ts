import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { copyProject } from '../support/project-copy.ts';
import { everyPath } from '../support/routes.ts';
import { root, sitePort } from '../support/site.ts';
import { expect, hydrated, inBothLanguages, matrix, test } from '../support/test.ts';

// `npm run dev`: errors in content/ are shown over the page. desk/tests holds that a saved change shows at once.

/** Runs `npm run dev` for a group of tests, in the folder that `prepare` returns, and returns its address. */
function developmentServer(port: number, prepare: () => string): string {
  const url = `http://localhost:${port}`;
  let server: ChildProcess | undefined;
  test.beforeAll(async () => {
    const answer = () => fetch(url).catch(() => null);
    expect(await answer(), `nothing else may answer at ${url}`).toBeNull();
    server = spawn(process.execPath, ['--import', 'tsx', 'commands/dev.ts'], {
      cwd: prepare(),
      env: { ...process.env, PORT: String(port) },
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    await expect.poll(async () => (await answer())?.ok, { timeout: 60_000 }).toBe(true);
  });
  test.afterAll(() => void server?.kill());
  return url;
}

test.describe('the development server', matrix, () => {
  test.describe.configure({ mode: 'serial', timeout: 120_000 });
  test.use({ consent: 'unset' });
  const copy = path.join(root, '.cache/development-copy');
  const url = developmentServer(sitePort + 4, () => copyProject('development-copy'));

  /** Replaces a part of a file of the copy, and returns the function that puts it back. */
  const change = (file: string, part: string, replacement: string) => {
    const target = path.join(copy, file);
    const before = readFileSync(target, 'utf8');
    expect(before).toContain(part);
    writeFileSync(target, before.replace(part, replacement));
    return () => writeFileSync(target, before);
  };

  inBothLanguages((language) => {
    // Once is enough for these.
    const special = '/about/ /gallery?page=3 /personvern#rights /en /en/about'.split(' ');

    test('React, which compares every attribute here, logs nothing', async ({ page, errors }) => {
      const unexpected = () => errors.filter((error) => !/404/.test(error));
      for (const address of [...everyPath, ...(language === 'no' ? special : [])]) {
        await page.goto(url + address);
        await hydrated(page);
        expect(unexpected(), address).toEqual([]);
      }
      // Once more with the map in place of its placeholder. Routes keep the browser from using its cache.
      await page.route('https://www.google.com/**', (route) => route.fulfill({ body: '' }));
      await page.addInitScript(() => localStorage.setItem('cookieConsent', 'true'));
      await page.goto(`${url}/contact`);
      await expect(page.locator('iframe')).toHaveCount(1);
      expect(unexpected()).toEqual([]);
    });
  });

  test('an error in content/ shows with file and line until corrected', async ({ page, heading }) => {
    await page.goto(`${url}/contact`);
    await hydrated(page);
    const overlay = page.locator('vite-error-overlay');
    const restore = change('content/contact.json', '"messageHint"', '"wrongName"');
    await expect(overlay).toContainText(/content\/contact\.json, linje \d+/);
    await page.reload();
    await expect(overlay).toContainText('content/contact.json, linje');
    restore();
    await expect(overlay).toHaveCount(0);
    await expect(heading).toBeVisible();
  });
});
