import { devices as models } from '@playwright/test';
import { readNotice } from '../../builder/notice/read-notice.ts';
import { violations } from '../support/axe.ts';
import { root } from '../support/site.ts';
import { expect, matrix, test } from '../support/test.ts';
import { signIn, smallServer } from './small-server.ts';

// A notice from the owner's phone, on the small server: three taps from the first view until visitors see it.

test.use({ viewport: { width: 390, height: 844 }, userAgent: models['iPhone 15'].userAgent, hasTouch: true });
const { site, desk } = smallServer(14);
// The owner may have no sentence that is ready.
const [ready] = (await readNotice(root)).sentences;
const sentence = ready?.no ?? 'Vi brøyter nå';

test(
  'three taps put a notice out alone, and one takes it down',
  matrix,
  async ({ page, request, browser }) => {
    test.setTimeout(240_000);
    page.setDefaultTimeout(30_000);
    const visitorReads = async () => (await request.get(site)).text();
    const heading = page.getByRole('heading', { level: 1 });
    await test.step('the site is published, and another change is not', async () => {
      await signIn(page, desk);
      await page.goto(`${desk}/rediger/#/publish`);
      await page.getByRole('main').getByRole('button', { name: 'Publiser' }).click();
      await expect(page.getByText(`Publisert: ${site}`)).toBeVisible({ timeout: 120_000 });
      await page.goto(`${desk}/rediger/#/company`);
      await page.getByRole('textbox', { name: 'Telefon', exact: true }).fill('+47 67 11 22 33');
      await expect(page.locator('[data-save-state]')).toContainText(/^Lagret kl\./);
    });

    const item = page.getByRole('main').getByRole('listitem').first();
    await test.step('three taps', async () => {
      await page.goto(`${desk}/rediger/`);
      await page.getByRole('link', { name: 'Si fra til kundene' }).tap();
      await expect(heading).toHaveText('Si fra til kundene');
      await item.getByRole('button', { name: ready?.no ?? 'Skriv selv …' }).tap();
      if (!ready) await item.getByRole('textbox', { name: 'På norsk' }).fill(sentence);
      const putOut = item.getByRole('button', { name: 'Legg ut' });
      await expect(putOut).toBeInViewport({ ratio: 1 });
      await putOut.tap();
      const tapped = performance.now();
      await expect.poll(visitorReads, { timeout: 60_000, intervals: [50] }).toContain(sentence);
      test.info().annotations.push({
        type: 'from tap to visitor',
        description: `${Math.round(performance.now() - tapped)} ms`,
      });
    });

    const present = page.locator('#notice_notice');
    await test.step('the desk says so, and the other change waits', async () => {
      await expect(present).toContainText('Ute nå');
      await expect(present).toContainText(sentence);
      expect(await visitorReads()).not.toContain('tel:+4767112233');
      expect(await violations(page)).toEqual([]);
      await page.goto(`${desk}/rediger/#/publish`);
      await expect(page.getByRole('link', { name: 'Telefon', exact: true })).toBeVisible();
      await expect(page.getByText('Driftsmelding')).toHaveCount(0);
    });

    await test.step('a visitor sees it', async () => {
      const visitor = await browser.newPage();
      await visitor.goto(site);
      await expect(visitor.getByText(sentence).filter({ visible: true }).first()).toBeVisible();
      await visitor.close();
    });

    await test.step('one tap takes it down', async () => {
      await page.goto(`${desk}/rediger/#/notice`);
      await page.getByRole('button', { name: 'Ta ned nå' }).tap();
      await expect.poll(visitorReads, { timeout: 60_000 }).not.toContain(sentence);
      await expect(present).toContainText('Ingen melding er ute nå.');
    });
  },
);
