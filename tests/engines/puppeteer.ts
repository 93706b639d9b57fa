import { existsSync } from 'node:fs';
import puppeteer, { type Browser, type Page } from 'puppeteer-core';
import { findBrowser, launchFlags } from '../support/browser.ts';
import type { Engine, Installed, Window } from './engine.ts';

/** Chromium over its DevTools protocol. */
export const chromium: Installed = {
  name: 'Chromium',
  package: 'chromium',
  isInstalled: () => findBrowser() !== undefined,
  takesLanguage: true,
  start: async (window) => {
    const executablePath = findBrowser() ?? '';
    const args = [...launchFlags, `--accept-lang=${window.language}`, `--lang=${window.language}`];
    return drive(await puppeteer.launch({ browser: 'chrome', executablePath, args }), window);
  },
};

const firefoxFile = process.env.FIREFOX_PATH ?? '/usr/bin/firefox-esr';

/** Firefox over WebDriver BiDi, which it speaks by itself. */
export const firefox: Installed = {
  name: 'Firefox',
  package: 'firefox-esr',
  isInstalled: () => existsSync(firefoxFile),
  takesLanguage: true,
  start: async (window) => {
    const extraPrefsFirefox = { 'intl.accept_languages': window.language };
    const options = { browser: 'firefox', executablePath: firefoxFile, extraPrefsFirefox } as const;
    return drive(await puppeteer.launch(options), window);
  },
};

async function drive(browser: Browser, { width, height }: Window): Promise<Engine> {
  const page: Page = await browser.newPage();
  await page.setViewport({ width, height });
  return {
    open: async (url) => {
      await page.goto(url, { waitUntil: 'load' });
    },
    evaluate: <Value>(expression: string) => page.evaluate(expression) as Promise<Value>,
    click: async (selector) => {
      await page.$eval(selector, (element) =>
        element.scrollIntoView({ block: 'center', behavior: 'instant' }),
      );
      await page.click(selector);
    },
    type: (selector, text) => page.type(selector, text),
    press: (key) => page.keyboard.press(key),
    close: () => browser.close(),
  };
}
