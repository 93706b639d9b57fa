import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { devices } from '@playwright/test';
import { messageFields } from '../../common/message-fields.ts';
import { violations } from '../support/axe.ts';
import { overflow } from '../support/page.ts';
import { root, sitePort } from '../support/site.ts';
import { expect, matrix, test } from '../support/test.ts';

// `npm start` with two addresses and a password, as on the small server, from the owner's phone.

const password = 'sju gule gravemaskiner';
const serverPort = sitePort + 10;
const deskPort = sitePort + 11;
const site = `http://localhost:${serverPort}`;
const desk = `http://localhost:${deskPort}`;
const phone = {
  viewport: { width: 390, height: 844 },
  userAgent: devices['iPhone 15'].userAgent,
  hasTouch: true,
};

test.describe.configure({ mode: 'default' });

let data: string;
let server: ChildProcess | undefined;
test.beforeAll(async () => {
  data = mkdtempSync(path.join(tmpdir(), 'serve-'));
  const addresses = { SITE_ADDRESS: site, DESK_ADDRESS: desk, DESK_PASSWORD: password };
  const ports = { PORT: String(serverPort), DESK_PORT: String(deskPort) };
  server = spawn(process.execPath, ['--import', 'tsx', 'commands/start.ts'], {
    cwd: root,
    env: { ...process.env, ...addresses, ...ports, SITE_DATA: data },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const answers = async () => (await fetch(desk).catch(() => null))?.status;
  await expect.poll(answers, { timeout: 120_000 }).toBe(401);
});
test.afterAll(async () => {
  const ended = new Promise((resolve) => server?.on('exit', resolve));
  server?.kill();
  await ended;
  rmSync(data, { recursive: true, force: true });
});

const number = '+47 67 11 22 33';

test.describe('on the phone', () => {
  test.use(phone);

  test(
    'signs in, publishes a change, receives a message, and signs out',
    matrix,
    async ({ page, request, errors }) => {
      test.setTimeout(240_000);
      page.setDefaultTimeout(30_000);
      await page.goto(`${desk}/rediger/`);
      await page.getByLabel('Passord').fill(password);
      await page.getByRole('button', { name: 'Logg inn' }).click();
      await expect(page.getByRole('navigation').getByRole('link', { name: 'Meny' })).toBeVisible();
      await page.goto(`${desk}/rediger/#/company`);
      await page.getByRole('textbox', { name: 'Telefon', exact: true }).fill(number);
      await expect(page.locator('[data-save-state]')).toContainText(/^Lagret kl\./);
      await page.getByRole('button', { name: /^Publiser/ }).click();
      await expect(page.getByText(`Publisert: ${site}`)).toBeVisible({ timeout: 120_000 });
      const read = await (await request.get(site)).text();
      expect(read).toContain(`tel:${number.replaceAll(' ', '')}`);

      const email = 'kari@eksempel.no';
      const message = 'Kan dere komme?';
      const typed = messageFields.map(({ name, kind }) => [name, kind === 'email' ? email : message]);
      const multipart = Object.fromEntries(typed);
      const sent = await request.post(`${site}/melding/no`, { multipart });
      expect(await sent.json()).toEqual({ answer: 'sent' });
      await page.goto(`${desk}/rediger/#/messages`);
      await expect(page.getByRole('main').getByText(message).first()).toBeVisible();

      await page.goto(`${desk}/rediger/#/all`);
      await page.getByRole('main').getByRole('button', { name: 'Logg ut' }).click();
      await expect(page.getByLabel('Passord')).toBeVisible();
      // The security policies block nothing.
      expect(errors.filter((error) => !/401|frame-ancestors/.test(error))).toEqual([]);
    },
  );
});

test.describe('the sign-in page', () => {
  // The security policy would block axe.
  test.use({ bypassCSP: true });

  test('is accessible, and fits a phone at twice the text size', matrix, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(desk);
    await page.getByLabel('Passord').fill(`${password}!`);
    await page.getByRole('button').click();
    await expect(page.getByRole('alert')).toBeVisible();
    expect(await violations(page)).toEqual([]);
    await page.addStyleTag({ content: 'html { font-size: 200% !important; }' });
    expect(await overflow(page)).toBeLessThanOrEqual(0);
  });
});
