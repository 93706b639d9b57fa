import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { root, sitePort } from '../support/site.ts';
import { expect, test } from '../support/test.ts';

export const password = 'sju gule gravemaskiner';

/** Signs in on the desk of an address. */
export async function signIn(page: Page, desk: string): Promise<void> {
  await page.goto(`${desk}/rediger/`);
  await page.getByLabel('Passord').fill(password);
  await page.getByRole('button', { name: 'Logg inn' }).click();
  await page.waitForURL(`${desk}/rediger/`);
}

/**
 * Runs `npm start` as a small server for the tests of a file, with the example's content in a folder of its own. Each file has two
 * ports of its own, from `port` after those of the tests' site.
 */
export function smallServer(port: number) {
  const [site, desk] = [sitePort + port, sitePort + port + 1];
  const deskUrl = `http://localhost:${desk}`;
  const env: NodeJS.ProcessEnv = {
    ...process.env,
    ...{ PORT: String(site), DESK_PORT: String(desk) },
    DESK_PASSWORD: password,
    ...{ SITE_ADDRESS: `http://localhost:${site}`, DESK_ADDRESS: deskUrl },
  };
  let server: ChildProcess | undefined;
  test.beforeAll(async () => {
    env.SITE_DATA = mkdtempSync(path.join(tmpdir(), 'serve-'));
    server = spawn(process.execPath, ['--import', 'tsx', 'commands/start.ts'], {
      cwd: root,
      env,
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    const answers = async () => (await fetch(deskUrl).catch(() => null))?.status;
    await expect.poll(answers, { timeout: 120_000 }).toBe(401);
  });
  test.afterAll(async () => {
    const ended = new Promise((resolve) => server?.on('exit', resolve));
    server?.kill();
    await ended;
    rmSync(env.SITE_DATA ?? '', { recursive: true, force: true });
  });

  return { site: `http://localhost:${site}`, desk: deskUrl };
}
