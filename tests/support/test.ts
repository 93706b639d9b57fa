import { test as base, expect, type Page } from '@playwright/test';
import { allTexts, type Language, type Texts } from './texts.ts';

export { expect };

interface Options {
  /** The visitor's language, given by the browser's list. */
  language: Language;
  /** What is stored about cookies; most tests want the banner out of the way. */
  consent: 'accepted' | 'declined' | 'unset';
}

interface Fixtures {
  /** The texts of the visitor's language. */
  words: Texts;
  /** Opens a path and waits until the scripts have taken the page over. */
  visit: (path: string) => Promise<void>;
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
  page: async ({ page }, use) => {
    await page.addInitScript(listenForReact);
    await use(page);
  },
  words: async ({ language }, use) => use(await allTexts(language)),
  visit: async ({ page }, use) =>
    use(async (path) => {
      await page.goto(path);
      await takenOver(page);
    }),
});

/** React tells its developer tools when the effects of a commit have run: only then the page answers. */
export function listenForReact(): void {
  Object.assign(window, {
    __REACT_DEVTOOLS_GLOBAL_HOOK__: {
      supportsFiber: true,
      checkDCE: () => {},
      inject: () => 1,
      onScheduleFiberRoot: () => {},
      onCommitFiberRoot: () => {},
      onCommitFiberUnmount: () => {},
      onPostCommitFiberRoot: () => Object.assign(window, { takenOver: true }),
    },
  });
}

/** Waits until the scripts have taken the page over. */
export async function takenOver(page: Page): Promise<void> {
  await page.waitForFunction(() => 'takenOver' in window, null, { polling: 50 });
}

/** Defines the same tests for a Norwegian and for an English visitor. */
export function inBothLanguages(define: (language: Language) => void): void {
  for (const language of ['no', 'en'] as const) {
    test.describe(language, () => {
      test.use({ language });
      define(language);
    });
  }
}

/** A small phone, held upright. */
export const phone = { viewport: { width: 360, height: 800 }, hasTouch: true, isMobile: true };
