import { expect, it } from 'vitest';
import { chooseLanguage, type LanguageSources } from './language.ts';

const phone = 'Mozilla/5.0 (Linux; Android 10; K) Chrome/130.0.0.0 Mobile Safari/537.36';

const choose = (sources: Partial<LanguageSources>) =>
  chooseLanguage({ stored: null, browser: ['en-US', 'en'], userAgent: phone, ...sources });

it.each([
  [['nb-NO', 'en'], 'no'],
  [['NB-no'], 'no'],
  [['en-GB', 'nb'], 'en'],
  [['fo-FO', 'en', 'nb'], 'en'],
  [['fo-FO', 'nn-NO', 'en'], 'no'],
  [['nv', 'enm', 'north'], 'no'],
  [[], 'no'],
])('a browser that wants %j gets %s', (browser, language) => {
  expect(choose({ browser })).toBe(language);
});

it.each(['', 'fo', 'EN', 'constructor'])('an invalid stored choice is ignored: %j', (value) => {
  expect(choose({ stored: value, browser: [] })).toBe('no');
});

/** Crawlers and link previews have an American browser's list, or none. */
const crawlers = [
  'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  'facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)',
  'Mozilla/5.0 (KHTML, like Gecko; compatible; Claude-User/1.0; +Claude-User@anthropic.com)',
];

/** Their browser or phone has a name like a crawler's. */
const people = [
  'Mozilla/5.0 (Linux; Android 14; Pixel 8) Version/4.0 Chrome/130.0.0.0 Mobile DuckDuckGo/5 Safari/537.36',
  'Mozilla/5.0 (Linux; Android 11; CUBOT_NOTE_20 Build/RP1A.200720.011) Chrome/129.0.0.0 Safari/537.36',
];

it.each(crawlers)('a crawler reads Norwegian: %s', (userAgent) => {
  expect(choose({ userAgent })).toBe('no');
  expect(choose({ userAgent, stored: 'en' })).toBe('en');
});

it.each(people)('people are not taken for crawlers: %s', (userAgent) => {
  expect(choose({ userAgent })).toBe('en');
});
