import { devices as models } from '@playwright/test';
import { messageFields } from '../../tables/message-fields.ts';
import { expect, matrix, test } from '../support/test.ts';
import { signIn, smallServer } from './small-server.ts';

// The small server from the owner's phone: a fact is changed, published and read, and an earlier release comes back.

test.use({ viewport: { width: 390, height: 844 }, userAgent: models['iPhone 15'].userAgent, hasTouch: true });
const { site, desk } = smallServer(12);

const numbers = ['+47 67 11 22 33', '+47 67 44 55 66'] as const;
const links = numbers.map((number) => `tel:${number.replaceAll(' ', '')}`);

test(
  'from the sign-in to what visitors read, and back to what they read before',
  matrix,
  async ({ page, request }) => {
    test.setTimeout(240_000);
    page.setDefaultTimeout(30_000);
    await test.step('the phone signs in', async () => {
      await signIn(page, desk);
    });

    const visitorReads = async () => (await request.get(site)).text();
    for (const [index, number] of numbers.entries()) {
      await test.step(`${number} is published`, async () => {
        await page.goto(`${desk}/rediger/#/company`);
        await page.getByRole('textbox', { name: 'Telefon', exact: true }).fill(number);
        await expect(page.locator('[data-save-state]')).toContainText(/^Lagret kl\./);
        await page.getByRole('link', { name: /^Publiser/ }).click();
        await page.getByRole('main').getByRole('button', { name: 'Publiser' }).click();
        await expect.poll(visitorReads, { timeout: 120_000 }).toContain(links[index]);
        await expect(page.getByText(`Publisert: ${site}`)).toBeVisible();
      });
    }

    await test.step('a message reaches the desk', async () => {
      const values = { email: 'kari@eksempel.no', text: 'Kan dere komme?' };
      const multipart = Object.fromEntries(
        messageFields.map(({ name, kind }) => [name, kind === 'email' ? values.email : values.text]),
      );
      const sent = await request.post(`${site}/melding/no`, { multipart });
      expect(await sent.json()).toEqual({ answer: 'sent' });
      await page.goto(`${desk}/rediger/#/messages`);
      await expect(page.getByRole('main').getByText(values.text).first()).toBeVisible();
    });

    await test.step('the release before comes back at once', async () => {
      await page.goto(`${desk}/rediger/#/releases`);
      await page.getByRole('button', { name: 'Vis denne igjen' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Vis denne igjen' }).click();
      await expect(page.getByText('Utgaven ligger på nettet igjen.')).toBeVisible();
      expect(await visitorReads()).toContain(links[0]);
      expect(await visitorReads()).not.toContain(links[1]);
    });
  },
);
