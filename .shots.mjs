import { chromium } from '@playwright/test';

const base = 'http://localhost:4361';
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium-headless-shell' });
const only = process.argv[2];
const shot = async (page, name, full = true) => {
  await page.screenshot({ path: `/tmp/f-shots/${name}.png`, fullPage: full });
};
for (const lang of ['no', 'en'])
  for (const width of [360, 768, 1440]) {
    const p = lang === 'en' ? '/en' : '';
    const context = await browser.newContext({
      viewport: { width, height: width === 360 ? 740 : 900 },
      reducedMotion: 'reduce',
      locale: 'nb',
    });
    await context.addInitScript(() => {
      localStorage.setItem('cookieConsent', 'false');
    });
    const page = await context.newPage();
    const go = async (path) => {
      await page.goto(base + p + path, { waitUntil: 'networkidle' });
      await page.waitForSelector('html[data-hydrated]');
    };
    if (!only || only === 'contact') {
      await go('/contact');
      await shot(page, `contact-${lang}-${width}`);
      const send = page.locator('main form button[type=submit]');
      await send.click();
      await page.waitForTimeout(300);
      await shot(page, `empty-${lang}-${width}`, false);
      await page.fill('input[name=email]', 'kari.nordmann@example.no');
      await page.fill('textarea', 'Hei, vi trenger brøyting.');
      await send.click();
      await page.waitForTimeout(300);
      await shot(page, `noconsent-${lang}-${width}`, false);
      await page.check('#consent');
      await page.route('**/melding/**', (r) => r.abort());
      await send.click();
      await page.waitForTimeout(500);
      await shot(page, `failed-${lang}-${width}`, false);
      await page.unroute('**/melding/**');
      await page.route('**/melding/**', async (r) => {
        await new Promise((n) => setTimeout(n, 900));
        await r.fulfill({ body: '{}', headers: { 'access-control-allow-origin': '*' } });
      });
      await send.click();
      await page.waitForTimeout(200);
      await shot(page, `sending-${lang}-${width}`, false);
      await page.waitForTimeout(1500);
      await shot(page, `sent-${lang}-${width}`, false);
      await shot(page, `sentfull-${lang}-${width}`);
      await page.unroute('**/melding/**');
    }
    if (!only || only === 'gallery') {
      await go('/gallery');
      await shot(page, `gallery1-${lang}-${width}`);
      await go('/gallery?page=4');
      await shot(page, `gallery4-${lang}-${width}`);
      await page.locator('main ul a').first().click();
      await page.waitForSelector('.yarl__portal');
      await page.waitForTimeout(1200);
      await shot(page, `viewer-${lang}-${width}`, false);
    }
    if (!only || only === 'news') {
      await go('/aktuelt');
      await shot(page, `news-${lang}-${width}`);
    }
    await context.close();
  }
await browser.close();
