import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { chromium, type Page } from '@playwright/test';
import sharp from 'sharp';
import { findBrowser, launchFlags } from '../../tests/support/browser.ts';
import { freePort, startDesk } from './support/desk-process.ts';
import { createProject } from './support/project.ts';

// `npm run desk-pictures`: makes the pictures of the desk in docs/eier.md anew.

const folder = path.join(import.meta.dirname, '../../docs/pictures');

type Prepare = (page: Page) => Promise<void>;

/** Runs in the desk: its frame shows the page that belongs to the view. */
function pageHasLoaded(): boolean {
  const frame = document.querySelector('iframe');
  const page = frame?.contentDocument;
  if (!frame || page?.readyState !== 'complete') return false;
  return page.location.pathname === new URL(frame.src).pathname;
}

/** Runs in the desk. */
function imagesInViewHaveLoaded(): boolean {
  return [...document.images].every((image) => {
    const { top, bottom } = image.getBoundingClientRect();
    return image.complete || !image.checkVisibility() || bottom < 0 || top > window.innerHeight;
  });
}

/** The views, and what is done in each before its picture. */
const views: Readonly<Record<string, readonly [address: string, prepare?: Prepare]>> = {
  firmaet: ['#/company', (page) => page.getByRole('textbox', { name: 'Telefon' }).focus()],
  sidene: [
    '#/texts/home',
    (page) => page.getByRole('textbox', { name: 'Beskrivelse, Norsk' }).first().focus(),
  ],
  bilde: ['#/pictures/winter-plowing-dawn'],
  publiser: ['#/publish'],
};

const project = createProject();
project.replace('content/company.json', '"+47 00 00 00 00"', '"+47 00 11 22 33"');
project.replace('content/company.json', '"machines": 12', '"machines": 13');
const desk = await startDesk(project.folder, await freePort());
const executablePath = findBrowser();
const browser = await chromium.launch({ args: launchFlags, ...(executablePath && { executablePath }) });
try {
  const viewport = { width: 1440, height: 860 };
  const page = await browser.newPage({ viewport, locale: 'nb-NO', reducedMotion: 'reduce' });
  await page.addInitScript(() => localStorage.setItem('cookieConsent', 'false'));
  mkdirSync(folder, { recursive: true });
  for (const [name, [address, prepare]] of Object.entries(views)) {
    // Another # alone would leave the view before in place for a moment.
    await page.goto('about:blank');
    await page.goto(`${desk.url}/rediger/${address}`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.waitForFunction(pageHasLoaded);
    await prepare?.(page);
    await page.waitForFunction(imagesInViewHaveLoaded);
    const picture = sharp(await page.screenshot({ animations: 'disabled' })).webp({ quality: 82 });
    await picture.toFile(path.join(folder, `${name}.webp`));
    console.log(`docs/pictures/${name}.webp`);
  }
} finally {
  await browser.close();
  await desk.stop();
  project.remove();
}
