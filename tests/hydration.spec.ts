import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { routes } from '../src/routing/routes.ts';
import { collectNoise } from './support/noise.ts';
import { type Served, serveBuild } from './support/servers.ts';
import { expect, inBothLanguages, takenOver, test } from './support/test.ts';
import { root } from './support/texts.ts';

// The scripts take the finished documents over without a word in the console, in either language.

const addresses = [
  ...routes.map((route) => route.path),
  '/about/',
  '/gallery?page=3',
  '/personvern#storage',
  '/services?lang=en',
  '/contact?lang=no',
];

inBothLanguages((language) => {
  for (const consent of ['unset', 'accepted'] as const) {
    test.describe(`consent ${consent}`, () => {
      test.use({ consent });
      test(`the production build says nothing (${language})`, async ({ page, visit }) => {
        await page.route('https://www.google.com/**', (route) => route.fulfill({ body: '' }));
        const noise = collectNoise(page);
        for (const address of addresses) {
          await visit(address);
          expect(noise, address).toEqual([]);
        }
      });
    });
  }

  test('the 404 page only names the attempted path', async ({ page, visit }) => {
    const noise = collectNoise(page);
    await visit('/finnes/ikke');
    await expect.poll(() => noise.filter((line) => line.includes('/finnes/ikke'))).toHaveLength(1);
    // The other line is the browser's own about the status of the document.
    expect(noise.filter((line) => !line.includes('/finnes/ikke'))).toEqual([
      expect.stringContaining('the server responded with a status of 404'),
    ]);
  });
});

test.describe('the development build, where React compares every attribute', () => {
  test.describe.configure({ mode: 'default', timeout: 300_000 });
  let served: Served;

  test.beforeAll(async () => {
    const build = spawn(
      process.execPath,
      ['--import', 'tsx', path.join(root, 'commands/build.ts'), '--development'],
      { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] },
    );
    expect((await once(build, 'exit'))[0]).toBe(0);
    served = await serveBuild('build-output/development/dist', 'build-output/development');
  });
  test.afterAll(() => served?.close());

  inBothLanguages((language) => {
    test(`says nothing (${language})`, async ({ page }) => {
      const noise = collectNoise(page);
      for (const address of addresses) {
        await page.goto(served.url + address);
        await takenOver(page);
        expect(noise, address).toEqual([]);
      }
    });

    test(`finds nothing to mend on the 404 page (${language})`, async ({ page }) => {
      const noise = collectNoise(page);
      await page.goto(`${served.url}/finnes-ikke`);
      await takenOver(page);
      expect(noise.filter((line) => !/404/.test(line))).toEqual([]);
    });
  });
});
