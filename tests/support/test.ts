import { test as base, expect, type Locator, type Page, type Response } from '@playwright/test';
import type { PageName, routesIn } from '../../content-model/routes.ts';
import { contactForm } from './contact-form.ts';
import { allTexts, type Language, type Texts } from './texts.ts';

export { expect };

type PageInMenu = ReturnType<typeof routesIn>[number]['screen'];

export interface Options {
  /** The visitor's language, as the first of the browser's list. */
  language: Language;
  /** The stored choice about cookies. */
  consent: 'accepted' | 'declined' | 'unset';
}

interface Fixtures {
  texts: Texts;
  /** Errors and warnings of the console, and uncaught errors. */
  errors: string[];
  heading: Locator;
  header: Locator;
  main: Locator;
  footer: Locator;
  form: ReturnType<typeof contactForm>;
  /** Opens a path, and waits until the page is hydrated. */
  visit: (path: string) => Promise<Response | null>;
  /** Expects the heading of a page. */
  expectPage: (screen: PageName, language?: Language) => Promise<void>;
  clickFooterLink: (screen: PageInMenu, language?: Language) => Promise<void>;
  goTo: (screen: PageInMenu) => Promise<void>;
  /** Presses Enter on a link that may be out of a low window. */
  choose: (language: 'Norsk' | 'English') => Promise<void>;
  scrollTop: () => Promise<number>;
}

export const test = base.extend<Options & Fixtures>({
  language: ['no', { option: true }],
  consent: ['declined', { option: true }],
  locale: async ({ language }, use) => use(language === 'en' ? 'en-GB' : 'nb-NO'),
  storageState: async ({ consent, baseURL }, use) => {
    const localStorage = [
      { name: 'cookieConsent', value: String(consent === 'accepted') },
      { name: 'cookieConsentDate', value: '2026-01-01T12:00:00.000Z' },
    ];
    const origins = consent === 'unset' ? [] : [{ origin: baseURL ?? '', localStorage }];
    await use({ cookies: [], origins });
  },
  context: async ({ context }, use) => {
    await context.addInitScript(markHydrated);
    await use(context);
  },
  texts: async ({ language }, use) => use(allTexts(language)),
  errors: async ({ page }, use) => {
    const errors: string[] = [];
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) errors.push(`${message.type()}: ${message.text()}`);
    });
    page.on('pageerror', (error) => errors.push(`uncaught: ${error.message}`));
    await use(errors);
  },
  heading: async ({ page }, use) => use(page.getByRole('heading', { level: 1 })),
  header: async ({ page }, use) => use(page.getByRole('banner')),
  main: async ({ page }, use) => use(page.getByRole('main')),
  footer: async ({ page }, use) => use(page.getByRole('contentinfo')),
  form: async ({ page, texts }, use) => use(contactForm(page, texts)),
  visit: async ({ page }, use) =>
    use(async (path) => {
      const response = await page.goto(path);
      await hydrated(page);
      return response;
    }),
  expectPage: async ({ heading, language: own }, use) =>
    use(async (screen, language = own) => {
      const { home, ...others } = allTexts(language);
      const title = screen === 'home' ? home.hero.title : others[screen].banner.title;
      await expect(heading).toHaveText(title);
    }),
  clickFooterLink: async ({ footer, language: own }, use) =>
    use(async (screen, language = own) => {
      const name = allTexts(language).shared.navigation[screen];
      await footer.getByRole('link', { name, exact: true }).click();
    }),
  goTo: async ({ clickFooterLink, expectPage }, use) =>
    use(async (screen) => {
      await clickFooterLink(screen);
      await expectPage(screen);
    }),
  choose: async ({ header }, use) => use((name) => header.getByRole('link', { name }).press('Enter')),
  scrollTop: async ({ page }, use) => use(() => page.evaluate(() => Math.round(window.scrollY))),
});

/** Runs in each page: the attribute tells the tests of an event that they may come too late for. */
export const markHydrated = (): void =>
  addEventListener('hydrated', () => document.documentElement.setAttribute('data-hydrated', ''));

/** Waits until the page is hydrated. */
export async function hydrated(page: Page): Promise<void> {
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
}

/** Opens a path. From then on only `page.clock` moves the clock. */
export async function visitWithStoppedClock(page: Page, path: string): Promise<void> {
  await page.clock.install({ time: '2026-02-01T10:00:00Z' });
  await page.goto(path);
  await hydrated(page);
  await page.clock.pauseAt('2026-02-01T11:00:00Z');
}

/** A time at which no content has a notice. */
export const afterNotices = '2099-01-01T12:00:00Z';

// docs/testing.md explains the tags.
export const matrix = { tag: '@matrix' };
export const anyContent = { tag: '@any-content' };
export const engines = { tag: '@engines' };
export const matrixInEngines = { tag: ['@matrix', '@engines'] };

/** Defines tests for a Norwegian and for an English visitor. */
export function inBothLanguages(define: (language: Language) => void): void {
  for (const language of ['no', 'en'] as const) {
    test.describe(language, language === 'en' ? anyContent : {}, () => {
      test.use({ language });
      define(language);
    });
  }
}

export const phone = { viewport: { width: 360, height: 800 }, hasTouch: true, isMobile: true };
