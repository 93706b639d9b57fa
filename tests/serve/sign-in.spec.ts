import { devices as models } from '@playwright/test';
import { violations } from '../support/axe.ts';
import { expect, matrix, test } from '../support/test.ts';
import { password, signIn, smallServer } from './small-server.ts';

// The desk on a server: its sign-in, from the owner's phone.

const phone = {
  viewport: { width: 390, height: 844 },
  userAgent: models['iPhone 15'].userAgent,
  hasTouch: true,
};

// One server for all of them.
test.describe.configure({ mode: 'default' });
const { desk } = smallServer(10);

test.describe('on the phone', () => {
  test.use(phone);

  test('the password lets the phone in until it signs out', matrix, async ({ page, errors }) => {
    const field = page.getByLabel('Passord');
    const menu = page.getByRole('navigation').getByRole('link', { name: 'Meny' });
    await test.step('a wrong one is refused in words', async () => {
      await page.goto(`${desk}/about`);
      await field.fill('et helt annet passord');
      await field.press('Enter');
      await expect(page.getByRole('alert')).toHaveText('Passordet er ikke riktig. Prøv en gang til.');
    });
    await test.step('the right one leads to the desk, and so does every address that people type', async () => {
      await signIn(page, desk);
      await expect(menu).toBeVisible();
      for (const typed of ['', '/rediger', '/inn']) {
        await page.goto(desk + typed);
        await expect(page).toHaveURL(`${desk}/rediger/`);
      }
    });
    await test.step('signed out, another window keeps what is typed and says so', async () => {
      const other = await page.context().newPage();
      await other.goto(`${desk}/rediger/#/company`);
      await expect(other.getByRole('textbox', { name: 'Telefon', exact: true })).toBeVisible();
      await page.goto(`${desk}/rediger/#/all`);
      await page.getByRole('main').getByRole('button', { name: 'Logg ut' }).click();
      await expect(field).toBeVisible();
      await other.getByRole('textbox', { name: 'Telefon', exact: true }).fill('+47 67 99 88 77');
      await expect(other.getByText('Du er logget ut.')).toBeVisible();
      await other.close();
    });
    // The policies refuse nothing that is needed.
    expect(errors.filter((error) => !/401|frame-ancestors/.test(error))).toEqual([]);
  });
});

test.describe('without scripts', () => {
  test.use({ ...phone, javaScriptEnabled: false });

  test('the password is taken too', matrix, async ({ page }) => {
    await signIn(page, desk);
    await expect(page).toHaveURL(`${desk}/rediger/`);
  });
});

test.describe('the sign-in page', () => {
  test.use({ bypassCSP: true });

  test('fits a phone at twice the size, and everybody can use it', matrix, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(desk);
    await page.getByLabel('Passord').fill(`${password}!`);
    await page.getByRole('button').click();
    await expect(page.getByRole('alert')).toBeVisible();
    expect(await violations(page)).toEqual([]);
    await expect(page.getByRole('button')).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
    await page.addStyleTag({ content: 'html { font-size: 200% !important; }' });
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(390);
  });
});
