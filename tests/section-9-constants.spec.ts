import type { Locator } from '@playwright/test';
import { contactForm } from './support/contact-form.ts';
import { inboxUrl } from './support/ports.ts';
import { expect, inBothLanguages, phone, test, visitInStillTime } from './support/test.ts';

// SPEC section 9: constants and limits. The 32 px and the 14000 ms are held by section 4, 12 and 37 by section 2.

for (const [height, expected] of [
  [600, 400],
  [800, 400],
  [1000, 500],
  [1200, 600],
  [1400, 600],
] as const) {
  test(`a banner is ${expected} px high in a window of ${height} px`, async ({ page, visit }) => {
    await page.setViewportSize({ width: 1440, height });
    for (const path of ['/about', '/services/graving', '/personvern']) {
      await visit(path);
      const box = await page.getByRole('main').locator('section').first().boundingBox();
      expect(box?.height, path).toBe(expected);
    }
  });
}

test('the banner fades for 0.7 s, the hero’s pictures for 2.6 s', async ({ page, visit }) => {
  await visit('/about');
  const banner = page.getByRole('main').locator('section').first().locator('picture');
  await expect(banner).toHaveCSS('animation-duration', '0.7s');
  await visit('/');
  await expect(page.locator('[data-current=true]')).toHaveCSS('transition-duration', '2.6s');
  await expect(page.locator('[data-current=true]')).toHaveCSS('transition-property', 'opacity');
});

test.describe('the mobile menu', () => {
  test.use(phone);
  for (const [width, expected] of [
    [320, 256],
    [360, 288],
    [400, 320],
    [768, 320],
  ] as const) {
    test(`is ${expected} px wide in a window of ${width} px`, async ({ page, visit, words }) => {
      await page.setViewportSize({ width, height: 800 });
      await visit('/about');
      await page.getByRole('button', { name: words.shared.header.openMenu }).tap();
      const box = await page.getByRole('dialog').boundingBox();
      expect(box?.width).toBeCloseTo(expected, 1);
    });
  }
});

test('a toast stays 5000 ms, waits while hovered, and gives way to the next', async ({ page, words }) => {
  await page.route(inboxUrl, (route) => route.fulfill({ status: 200, body: '' }));
  await visitInStillTime(page, '/contact');
  const form = contactForm(page, words.contact);
  await form.fillIn('Hei');
  await form.consent.uncheck();
  await form.send.press('Enter');
  await expect(form.consentRequired).toBeVisible();
  await page.clock.runFor(4999);
  await expect(form.consentRequired).toBeVisible();
  await page.clock.runFor(1);
  await expect(form.consentRequired).toHaveCount(0);

  await form.send.press('Enter');
  await form.consentRequired.hover();
  await page.clock.runFor(60_000);
  await expect(form.consentRequired).toBeVisible();
  await page.mouse.move(5, 5);
  await page.clock.runFor(5000);
  await expect(form.consentRequired).toHaveCount(0);

  await form.send.press('Enter');
  await expect(form.consentRequired).toBeVisible();
  await form.consent.check();
  await form.send.press('Enter');
  await expect(form.success).toBeVisible();
  await expect(form.consentRequired).toHaveCount(0);
});

test.describe('what is marked for reveal', () => {
  /** What the eye gets: the opacities of the element and all around it, multiplied. */
  const opacity = (element: Locator) =>
    element.evaluate((start) => {
      let product = 1;
      for (let at: Element | null = start; at; at = at.parentElement) {
        product *= Number(getComputedStyle(at).opacity);
      }
      return product;
    });
  /** Scrolls until a share of the element is above the line where the bottom margin begins. */
  const show = (element: Locator, share: number) =>
    element.evaluate((target, part) => {
      const { top, height } = target.getBoundingClientRect();
      const line = window.innerHeight * 0.9;
      window.scrollBy({ top: top + height * part - line, behavior: 'instant' });
    }, share);

  test('fades in when a fifth of it is seen, 10 % above the bottom', async ({ page, visit, words }) => {
    await visit('/about');
    const part = page.locator('div:has(> ul)', { hasText: words.about.commitment.points[0] ?? '' });
    await expect.poll(() => opacity(part)).toBe(0);
    await show(part, 0.1);
    // Two frames: the observer has had its say.
    await page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    );
    expect(await opacity(part)).toBe(0);
    await show(part, 0.3);
    await expect.poll(() => opacity(part)).toBe(1);
  });

  test('shows at once under reduced motion', async ({ page, visit, words }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await visit('/about');
    const point = page.getByRole('listitem').filter({ hasText: words.about.commitment.points[0] ?? '' });
    expect(await opacity(point)).toBe(1);
  });
});

inBothLanguages((language) => {
  const constants = {
    '/': { no: ['2019', '12', '24/7'], en: ['2019', '12', '24/7'] },
    '/about': { no: ['2019', '12 maskiner', '7:00–17:00'], en: ['2019', '12 machines', '7:00–17:00'] },
    '/services/vinterdrift': {
      no: ['15. oktober', '15. april', '2–4 mm', '4–8 mm'],
      en: ['15 October', '15 April', '2–4 mm', '4–8 mm'],
    },
    '/services/feietjenester': { no: ['17. mai'], en: ['17 May'] },
    '/contact': { no: ['7:00–17:00', 'Stengt', 'døgnet rundt'], en: ['7:00–17:00', 'Closed', '24/7'] },
    '/personvern': {
      no: ['12 måneder', '90 dager', 'Google Maps', '922 139 024'],
      en: ['12 months', '90 days', 'Google Maps', '922 139 024'],
    },
  };
  for (const [path, expected] of Object.entries(constants)) {
    test(`${path} states its facts`, async ({ page, visit }) => {
      await visit(path);
      const text = (await page.getByRole('main').textContent()) ?? '';
      for (const fact of expected[language]) expect(text.replaceAll('\u00a0', ' ')).toContain(fact);
    });
  }
});
