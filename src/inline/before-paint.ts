// Runs in <head>, before the first paint: decides the language, and whether the notice and the cookie banner show. What is
// left to it afterwards is the end of the notice, the header's color, the last click before React, and what shows if the
// scripts fail. Until its end the page is as without scripts, and remains so if anything throws.
import { defaultLanguage } from '../../common/languages.ts';
import { isScrollLocked } from '../browser/scroll-lock.ts';
import { readStored } from '../browser/storage.ts';
import { chooseConsent, updateBanner } from '../consent/consent.ts';
import { chooseLanguage, languageKey } from '../language/language.ts';

/** Pixels of scrolling after which the header is no longer transparent (from docs/product.md). */
const scrollThreshold = 32;
/** Milliseconds that a click waits for the scripts. */
const clickTimeout = 5000;

const html = document.documentElement;
const { dataset } = html;

// First, so that an old browser hides a notice that has ended, too.
const hideEndedNotice = () => {
  const endInMinutes = Number(dataset.notice);
  if (Date.now() / 60_000 >= endInMinutes) delete dataset.notice;
};
hideEndedNotice();
addEventListener('page-shown', hideEndedNotice);

// The newest of what styles and scripts need (docs/product.md, "Errors"): ranges came in Safari 16.4, mixed colors in Chrome 111.
if (!matchMedia('(width >= 0)').matches || !CSS.supports('color', 'color-mix(in srgb, red, red)'))
  throw new Error('Old browser');

let pendingLanguage = '';
// A path with a language prefix decides the language, whatever is stored.
if (html.lang === defaultLanguage) {
  const language = chooseLanguage({
    stored: readStored('localStorage', languageKey),
    browser: navigator.languages,
    userAgent: navigator.userAgent,
  });
  if (language !== defaultLanguage) pendingLanguage = language;
}

// While scrolling is locked, the browser reports position 0.
const followScrolling = () => {
  if (!isScrollLocked()) html.toggleAttribute('data-scrolled', scrollY > scrollThreshold);
};
addEventListener('scroll', followScrolling, { passive: true });
keepEarlyClick();

// Shows a document that was cut off, or whose second script has failed, as without scripts. A timer does it too, because
// Chromium has no event for that.
const show = () => {
  if (dataset.pendingLanguage === undefined) return;
  dataset.noJs = '';
  delete dataset.consent;
  if (dataset.pendingLanguage) html.lang = defaultLanguage;
};
addEventListener('DOMContentLoaded', show);
setTimeout(show, 10_000);

updateBanner();
if (pendingLanguage) html.lang = pendingLanguage;
dataset.pendingLanguage = pendingLanguage;
dataset.beforePaint = '';
delete dataset.noJs;

/**
 * Saves the last click for React. If scripts are late or fail, the page works without them until the next page, because
 * a control must not disappear under a finger.
 */
function keepEarlyClick(): void {
  let early: HTMLElement | undefined;

  const remember = (event: MouseEvent) => {
    // The target of a click is always an element.
    const control = (event.target as Element).closest<HTMLElement>('button[type=button], a[hreflang]');
    if (!control || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const { consent } = control.dataset;
    if (consent) chooseConsent(consent === 'true');
    if ('noJs' in dataset) return;
    early = control;
    // A language switch that loads another document would lose typed text.
    event.preventDefault();
    // React would lose a click on an element that it replaces.
    event.stopPropagation();
    if (!consent) setTimeout(giveUp, clickTimeout);
  };
  const giveUp = () => {
    if (early) dataset.noJs = '';
  };

  addEventListener('click', remember, true);
  addEventListener('hydration-failed', () => {
    dataset.noJs = '';
    if (early instanceof HTMLAnchorElement) early.click();
  });
  addEventListener('hydrated', () => {
    removeEventListener('click', remember, true);
    if (!('noJs' in dataset)) early?.click();
    early = undefined;
  });
}
