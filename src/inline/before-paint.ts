// Runs in <head>, before the first paint: decides the language and whether to show the cookie banner.
import { readStored, writeStored } from '../browser/storage.ts';
import { readConsent } from '../consent/consent.ts';
import { chooseLanguage, languageInAddress, languageKey } from '../language/language.ts';

const page = document.documentElement;
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
delete page.dataset.scriptless;
page.dataset.unpainted = '';
if (language === 'en' && !isEnglish) {
  page.dataset.swap = '';
  // If the document is cut off before its English page, show the Norwegian one. Chromium fires no event when the
  // connection drops in the middle of a document, hence the timer.
  const show = () => delete page.dataset.swap;
  addEventListener('DOMContentLoaded', show);
  setTimeout(show, 10_000);
}
if (readConsent() === null) page.dataset.consent = 'unset';
