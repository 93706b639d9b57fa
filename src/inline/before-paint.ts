// Runs in <head>, before the first paint: decides the language and whether to show the cookie banner.
import { readStored, writeStored } from '../browser/storage.ts';
import { readConsent } from '../consent/consent.ts';
import { chooseLanguage, languageInAddress, languageKey } from '../language/language.ts';
import { keepEarlyClick } from './early-click.ts';

const page = document.documentElement;
const { dataset } = page;
// The document of an English address is English, regardless of any stored choice.
const isEnglish = page.lang === 'en';
const asked = isEnglish ? null : languageInAddress(location.search);
const language = isEnglish
  ? 'en'
  : chooseLanguage({
      search: location.search,
      stored: readStored('localStorage', languageKey),
      browser: navigator.languages,
      userAgent: navigator.userAgent,
    });

if (asked) writeStored('localStorage', languageKey, asked);
page.lang = language;
delete dataset.scriptless;
dataset.unpainted = '';
dataset.arriving = language === 'en' && !isEnglish ? 'swap' : '';
if (readConsent() === null) dataset.consent = 'unset';
// The visitor may answer in another tab.
addEventListener('storage', () => {
  if (readConsent() !== null) delete dataset.consent;
});
keepEarlyClick();

// If the document is cut off, show what has arrived, as without scripts. Chromium fires no event when the connection
// drops in the middle of a document, so there is a timer.
const show = () => {
  if (dataset.arriving === undefined) return;
  dataset.scriptless = '';
  if (dataset.arriving) page.lang = 'no';
};
addEventListener('DOMContentLoaded', show);
setTimeout(show, 10_000);
