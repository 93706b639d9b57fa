// Runs in <head>, before the first paint: decides the language and whether to show the cookie banner.
import { defaultLanguage } from '../../common/languages.ts';
import { readStored } from '../browser/storage.ts';
import { readConsent } from '../consent/consent.ts';
import { chooseLanguage, languageKey } from '../language/language.ts';
import { keepEarlyClick } from './early-click.ts';

/** Pixels of scrolling after which the header is no longer transparent (from docs/product.md). */
const scrollThreshold = 32;

const page = document.documentElement;
const { dataset } = page;
dataset.pendingLanguage = '';

// A path with a language prefix decides the language, whatever is stored.
if (page.lang === defaultLanguage) {
  const language = chooseLanguage({
    stored: readStored('localStorage', languageKey),
    browser: navigator.languages,
    userAgent: navigator.userAgent,
  });
  if (language !== defaultLanguage) {
    page.lang = language;
    dataset.pendingLanguage = language;
  }
}

delete dataset.noJs;
dataset.beforePaint = '';
const offerChoice = () => {
  if (readConsent() === null) dataset.consent = 'unset';
  else delete dataset.consent;
};
offerChoice();
// The visitor may answer in another tab, or clear the storage there.
addEventListener('storage', offerChoice);
// While scrolling is locked, the browser reports position 0.
const followScrolling = () => {
  if (!('scrollLocked' in dataset)) page.toggleAttribute('data-scrolled', scrollY > scrollThreshold);
};
addEventListener('scroll', followScrolling, { passive: true });
keepEarlyClick();

// Shows a document that was cut off as without scripts. A timer does it too, because Chromium has no event for that.
const show = () => {
  if (dataset.pendingLanguage === undefined) return;
  dataset.noJs = '';
  if (dataset.pendingLanguage) page.lang = defaultLanguage;
};
addEventListener('DOMContentLoaded', show);
setTimeout(show, 10_000);
