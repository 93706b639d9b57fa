import { devices as models } from '@playwright/test';
import { violations } from '../support/axe.ts';
import { expect, matrix, test } from '../support/test.ts';
import { addScreenLock } from './screen-lock.ts';
import { smallServer } from './small-server.ts';

// The desk on a server: its door, from the owner's phone and from a PC.

const phone = {
  viewport: { width: 390, height: 844 },
  userAgent: models['iPhone 15'].userAgent,
  hasTouch: true,
};
const desktop = { ...models['Desktop Chrome'], viewport: { width: 1440, height: 900 } };

// One server for all of them.
test.describe.configure({ mode: 'default' });
const { desk, invite } = smallServer(10);

test.describe('on the phone', () => {
  test.use(phone);

  test(
    'a link lets the phone in, its screen lock signs in again, and a second device comes and goes',
    matrix,
    async ({ page, browser, errors }) => {
      const { unlocks } = await addScreenLock(page);
      const signIn = page.getByRole('button', { name: 'Logg inn med skjermlåsen på telefonen' });
      const view = page.getByRole('heading', { level: 1, name: 'Enheter' });
      const alert = page.getByRole('alert').filter({ hasText: /./ });

      await test.step('without a link nobody comes in', async () => {
        await page.goto(`${desk}/rediger/#/devices`);
        await signIn.click();
        await expect(alert).toContainText('denne enheten er ikke lagt til');
      });

      const link = invite();
      await test.step('the link adds the phone, once its owner has unlocked it', async () => {
        await page.goto(link);
        await unlocks(false);
        const add = page.getByRole('button', { name: 'Legg til med skjermlåsen på telefonen' });
        await add.click();
        await expect(alert).toContainText('Prøv igjen');
        await unlocks(true);
        await add.click();
        await page.waitForURL(/\/rediger\//);
        expect(page.url()).not.toContain(link.split('#')[1]);
      });

      await test.step('signed out, the screen lock leads back to the same view', async () => {
        await page.goto(`${desk}/rediger/#/devices`);
        await page.getByRole('button', { name: 'Logg ut' }).click();
        await expect(signIn).toBeVisible();
        await signIn.click();
        await expect(view).toBeVisible();
      });

      await test.step('the address that people type leads to the desk', async () => {
        for (const typed of ['', '/rediger']) {
          await page.goto(desk + typed);
          await expect(page).toHaveURL(/\/rediger\//);
        }
        await page.goto(`${desk}/rediger/#/devices`);
      });

      await test.step('the phone gets a name', async () => {
        await page.getByLabel('Navn').fill('Telefonen i bilen');
        await page.getByRole('button', { name: 'Lagre navnet' }).click();
        await expect(page.getByRole('heading', { name: 'Telefonen i bilen' })).toBeVisible();
      });

      const other = await browser.newContext(desktop);
      const computer = await other.newPage();
      await addScreenLock(computer);
      await test.step('a link that is used says so, and leads to signing in', async () => {
        await computer.goto(link);
        await computer.getByRole('button', { name: 'Legg til' }).click();
        await expect(computer.getByRole('alert')).toContainText('Lenken gjelder ikke lenger');
        await expect(computer.getByRole('button', { name: 'Logg inn' })).toBeVisible();
      });

      await test.step('it lets a PC in', async () => {
        await page.getByRole('button', { name: 'Legg til en enhet' }).click();
        const invitation = page.getByRole('dialog').getByRole('link');
        await computer.goto((await invitation.getAttribute('href')) ?? '');
        await computer.getByRole('button', { name: 'Legg til med skjermlåsen på maskinen' }).click();
        await expect(computer.getByRole('navigation')).toBeVisible();
        await page.keyboard.press('Escape');
        await page.reload();
      });

      const devices = page.getByRole('main').getByRole('region');
      const section = devices.filter({ hasNot: page.getByText('Denne nettleseren') });
      const remove = async () => {
        await section.getByRole('button', { name: 'Ta bort enheten' }).click();
        await page.getByRole('dialog').getByRole('button', { name: 'Ta bort enheten' }).click();
      };
      await test.step('nothing is removed without unlocking the phone', async () => {
        await unlocks(false);
        await remove();
        await expect(section.getByText('Det ble avbrutt')).toBeVisible();
        await computer.reload();
        await expect(computer.getByRole('navigation')).toBeVisible();
      });

      await test.step('removed, the PC is signed out and does not come in again', async () => {
        await unlocks(true);
        await remove();
        await expect(devices).toHaveCount(1);
        const menu = computer.getByRole('navigation');
        // The page beside it is refused too, and the desk stays as it is.
        await menu.getByRole('link', { name: 'Nyheter' }).click();
        await menu.getByRole('link', { name: 'Publiser' }).click();
        await expect(computer.getByText('Du er logget ut')).toBeVisible();
        await computer.getByRole('button', { name: 'Logg inn' }).click();
        await computer.getByRole('button', { name: 'Logg inn med skjermlåsen på maskinen' }).click();
        await expect(computer.getByRole('alert')).toContainText('må den legges til på nytt');
      });
      await other.close();
      // The policies refuse nothing that is needed: only the page beside the fields, once its owner has signed out. What
      // it still asks for is answered with the page that signs in, which is no style sheet.
      const refused = /401|403|frame-ancestors|MIME type \('text\/html'\)/;
      expect(errors.filter((error) => !refused.test(error))).toEqual([]);
    },
  );
});

test('a browser without screen locks says which ones have them', matrix, async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(window, 'PublicKeyCredential'));
  await page.goto(desk);
  await page.getByRole('button', { name: 'Logg inn' }).click();
  await expect(page.getByRole('alert')).toContainText('Åpne siden i Safari, Chrome');
});

test.describe('the sign-in page', () => {
  test.use({ bypassCSP: true });

  test('fits a phone at twice the size, and everybody can use it', matrix, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(`${desk}/inn`);
    await page.getByText('Får du det ikke til?').click();
    expect(await violations(page)).toEqual([]);
    await expect(page.getByRole('button')).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
    await page.addStyleTag({ content: 'html { font-size: 200% !important; }' });
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(390);
  });
});
