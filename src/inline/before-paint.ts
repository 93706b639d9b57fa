// Runs in <head> before anything is painted: decides the language and whether the cookie banner shows.
import { readStored, writeStored } from '../browser/storage.ts';
import { readConsent } from '../consent/consent.ts';
import { chooseLanguage, languageInAddress, languageKey } from '../language/language.ts';

const page = document.documentElement;
const asked = languageInAddress(location.search);
const language = chooseLanguage({
  search: location.search,
  stored: readStored('localStorage', languageKey),
  browser: navigator.languages,
  userAgent: navigator.userAgent,
});

if (asked) writeStored('localStorage', languageKey, asked);
page.lang = language;
delete page.dataset.scriptless;
page.dataset.unpainted = '';
if (language === 'en') {
  page.dataset.swap = '';
  // A document that broke off before its English part shows the Norwegian one. Chromium says nothing when
  // the line drops in the middle of a document, hence the clock beside the event.
  const show = () => delete page.dataset.swap;
  addEventListener('DOMContentLoaded', show);
  setTimeout(show, 10_000);
}
if (readConsent() === null) page.dataset.consent = 'unset';
