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
  const state = { commits: 0 };
  Object.assign(window, {
    reactState: state,
    __REACT_DEVTOOLS_GLOBAL_HOOK__: {
      supportsFiber: true,
      checkDCE: () => {},
      inject: () => 1,
      onScheduleFiberRoot: () => {},
      onCommitFiberRoot: () => {},
      onCommitFiberUnmount: () => {},
      onPostCommitFiberRoot: () => {
        state.commits += 1;
      },
    },
  });
}

type WithReact = typeof window & { reactState: { commits: number } };

async function waitForCommit(page: Page, above: number): Promise<void> {
  await page.waitForFunction((count) => (window as WithReact).reactState.commits > count, above, {
    polling: 50,
  });
}

/** Waits until the scripts have taken the page over. */
export async function takenOver(page: Page): Promise<void> {
  await waitForCommit(page, 0);
}

/** Does something and waits until React has run the effects that follow from it. */
export async function withEffects(page: Page, action: () => Promise<void>): Promise<void> {
  const before = await page.evaluate(() => (window as WithReact).reactState.commits);
  await action();
  await waitForCommit(page, before);
}

const stillTime = new Date('2026-02-01T10:00:00Z');

/** Opens a path and stops the page's clock: from then on only `page.clock` moves it. */
export async function visitInStillTime(page: Page, path: string): Promise<void> {
  await page.clock.install({ time: stillTime });
  await page.goto(path);
  await takenOver(page);
  await page.clock.pauseAt(new Date(stillTime.getTime() + 3_600_000));
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
