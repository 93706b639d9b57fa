import { mkdirSync, mkdtempSync, rmSync, statSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { devices } from '@playwright/test';
import { messageFields } from '../../common/message-fields.ts';
import { overflow, violations } from '../support/page.ts';
import { startProgram } from '../support/program.ts';
import { freePort } from '../support/servers.ts';
import { root } from '../support/site.ts';
import { expect, matrix, test } from '../support/test.ts';

// `npm start` with two addresses and a password.

const password = 'sju gule gravemaskiner';
const ports = { PORT: String(await freePort()), DESK_PORT: String(await freePort()) };
const site = `http://localhost:${ports.PORT}`;
const desk = `http://localhost:${ports.DESK_PORT}`;
const { userAgent } = devices['iPhone 15'];

test.describe.configure({ mode: 'default' });
test.use({ viewport: { width: 390, height: 844 }, userAgent, hasTouch: true });

const cacheFolder = path.join(root, 'var/cache');

let data: string;
let stop: () => Promise<void>;
test.beforeAll(async () => {
  data = mkdtempSync(path.join(tmpdir(), 'serve-'));
  // The pictures that other tests have encoded.
  mkdirSync(cacheFolder, { recursive: true });
  symlinkSync(cacheFolder, path.join(data, 'cache'), 'junction');
  const addresses = { SITE_ADDRESS: site, DESK_ADDRESS: desk, DESK_PASSWORD: password };
  // The helper may have a shell that hides new files from other users.
  const mask = process.umask(0o077);
  stop = await startProgram('start', root, desk, { ...addresses, ...ports, SITE_DATA: data });
  process.umask(mask);
});
test.afterAll(async () => {
  await stop?.();
  rmSync(data, { recursive: true, force: true });
});

const number = '+47 67 11 22 33';
const text = 'Kan dere komme?';

test('the owner publishes a phone number and reads a message', matrix, async ({ page, request, errors }) => {
  await page.goto(`${desk}/rediger/`);
  await page.getByLabel('Passord', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Logg inn' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Hjem' })).toBeVisible();
  await page.goto(`${desk}/rediger/#/company`);
  await page.getByRole('main').locator('summary').filter({ hasText: 'Kontakt' }).first().click();
  await page.getByRole('textbox', { name: 'Telefon', exact: true }).fill(number);
  await expect(page.locator('[data-save-state]')).toContainText(/^Lagret kl\./);
  await page
    .getByRole('banner')
    .getByRole('link', { name: /^Publiser/ })
    .click();
  await page.getByRole('main').getByRole('button', { name: 'Publiser nå' }).click();
  await expect(page.getByText('Alt er publisert.')).toBeVisible({ timeout: 120_000 });
  expect(await (await request.get(site)).text()).toContain(`tel:${number.replaceAll(' ', '')}`);
  // Caddy is another user.
  const live = path.join(data, 'site/live');
  for (const [file, mode] of [
    ['', 0o005],
    ['index.html', 0o004],
  ] as const)
    expect(statSync(path.join(live, file)).mode & mode).toBe(mode);

  const typed = messageFields.map(({ name, kind }) => [name, kind === 'email' ? 'kari@eksempel.no' : text]);
  const sent = await request.post(`${site}/melding/no`, { multipart: Object.fromEntries(typed) });
  expect(sent.ok()).toBe(true);
  await page.goto(`${desk}/rediger/#/messages`);
  await expect(page.getByRole('main').getByText(text).first()).toBeVisible();

  await page.goto(`${desk}/rediger/#/`);
  const copy = (await page.context().cookies()).map(({ name, value }) => `${name}=${value}`).join('; ');
  const statusOfCopy = async () => (await request.get(desk, { headers: { cookie: copy } })).status();
  expect(await statusOfCopy()).toBe(200);
  await page.getByRole('main').getByRole('button', { name: 'Logg ut', exact: true }).click();
  await expect(page.getByLabel('Passord', { exact: true })).toBeVisible();
  expect(await statusOfCopy()).toBe(401);
  // The security policies block nothing.
  expect(errors.filter((error) => !/401|frame-ancestors/.test(error))).toEqual([]);
});

test.describe('the sign-in page', () => {
  // The security policy would block axe.
  test.use({ bypassCSP: true });

  test('is accessible, and fits a phone', matrix, async ({ page }) => {
    await page.goto(desk);
    await page.getByLabel('Passord', { exact: true }).fill(`${password}!`);
    await page.getByRole('button').click();
    await expect(page.getByRole('alert')).toBeVisible();
    expect(await violations(page)).toEqual([]);
    await page.addStyleTag({ content: 'html { font-size: 200% !important; }' });
    expect(await overflow(page)).toBeLessThanOrEqual(0);
  });
});
