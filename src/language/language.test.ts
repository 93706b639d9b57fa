import { describe, expect, it } from 'vitest';
import { chooseLanguage, type LanguageSources, languageInAddress } from './language.ts';

const phone =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Mobile Safari/537.36';

const choose = (sources: Partial<LanguageSources>) =>
  chooseLanguage({ search: '', stored: null, browser: ['en-US', 'en'], userAgent: phone, ...sources });

describe('the language shown', () => {
  it('is the one in the address before anything else', () => {
    expect(choose({ search: '?page=2&lang=en', stored: 'no', browser: ['nb-NO'] })).toBe('en');
    expect(choose({ search: '?lang=no', stored: 'en', browser: ['en-GB'] })).toBe('no');
  });

  it('is the stored choice before the browser’s list', () => {
    expect(choose({ stored: 'no', browser: ['en-GB'] })).toBe('no');
    expect(choose({ stored: 'en', browser: ['nb-NO'] })).toBe('en');
  });

  it.each([
    [['nb-NO', 'en'], 'no'],
    [['nn'], 'no'],
    [['no'], 'no'],
    [['NB-no'], 'no'],
    [['en-GB', 'nb'], 'en'],
    [['pl-PL', 'en', 'nb'], 'en'],
    [['pl-PL', 'nn-NO', 'en'], 'no'],
    [['sv-SE', 'da'], 'no'],
    [['nv', 'enm', 'north'], 'no'],
    [[], 'no'],
  ])('is, for a browser that wants %j, %s', (browser, language) => {
    expect(choose({ browser })).toBe(language);
  });

  it.each(['', 'de', 'EN', 'null', 'en ', '{"language":"en"}', 'constructor'])(
    'ignores an invalid value: %j',
    (value) => {
      expect(choose({ search: `?lang=${encodeURIComponent(value)}`, stored: value })).toBe('en');
      expect(choose({ search: `?lang=${encodeURIComponent(value)}`, stored: value, browser: [] })).toBe('no');
    },
  );

  it('is no choice in an address that asks for another language', () => {
    expect(languageInAddress('?lang=de')).toBeNull();
    expect(languageInAddress('?language=en')).toBeNull();
  });
});

/** Crawlers and link previews, in their own words; they come with an American browser's list, or none. */
const crawlers = {
  Googlebot:
    'Mozilla/5.0 (Linux; Android 6.0.1; Nexus 5X Build/MMB29P) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.6723.69 Mobile Safari/537.36 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  'Googlebot for pictures': 'Googlebot-Image/1.0',
  'Google’s inspection tool': 'Mozilla/5.0 (compatible; Google-InspectionTool/1.0;)',
  Bingbot:
    'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm) Chrome/130.0.0.0 Safari/537.36',
  facebookexternalhit: 'facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)',
  LinkedInBot: 'LinkedInBot/1.0 (compatible; Mozilla/5.0; Apache-HttpClient +http://www.linkedin.com)',
  Slackbot: 'Slackbot-LinkExpanding 1.0 (+https://api.slack.com/robots)',
  Twitterbot: 'Twitterbot/1.0',
  WhatsApp: 'WhatsApp/2.23.20.0 A',
  GPTBot:
    'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; GPTBot/1.2; +https://openai.com/gptbot)',
  'ChatGPT-User':
    'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko); compatible; ChatGPT-User/1.0; +https://openai.com/bot',
  ClaudeBot:
    'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; ClaudeBot/1.0; +claudebot@anthropic.com)',
  PerplexityBot:
    'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; PerplexityBot/1.0; +https://perplexity.ai/perplexitybot)',
  'Perplexity-User':
    'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; Perplexity-User/1.0; +https://perplexity.ai/perplexity-user)',
  'Claude-User':
    'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; Claude-User/1.0; +Claude-User@anthropic.com)',
  'Meta’s fetcher':
    'meta-externalfetcher/1.1 (+https://developers.facebook.com/docs/sharing/webmasters/crawler)',
  Applebot:
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.4 Safari/605.1.15 (Applebot/0.1; +http://www.apple.com/go/applebot)',
  DuckDuckBot: 'DuckDuckBot/1.1; (+http://duckduckgo.com/duckduckbot.html)',
  YandexBot: 'Mozilla/5.0 (compatible; YandexBot/3.0; +http://yandex.com/bots)',
  Baiduspider: 'Mozilla/5.0 (compatible; Baiduspider/2.0; +http://www.baidu.com/search/spider.html)',
  Slurp: 'Mozilla/5.0 (compatible; Yahoo! Slurp; http://help.yahoo.com/help/us/ysearch/slurp)',
};

/** People, among them those whose phone or browser has a name like a crawler's. */
const people = {
  'Chrome on Android': phone,
  'Safari on an iPhone':
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1',
  'Firefox on Linux': 'Mozilla/5.0 (X11; Linux x86_64; rv:132.0) Gecko/20100101 Firefox/132.0',
  'Edge on Windows':
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Safari/537.36 Edg/130.0.0.0',
  'Samsung Internet':
    'Mozilla/5.0 (Linux; Android 14; SM-S921B) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/26.0 Chrome/122.0.0.0 Mobile Safari/537.36',
  'Facebook’s own browser':
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 [FBAN/FBIOS;FBAV/485.0.0;FBDV/iPhone14,5;FBLC/en_GB]',
  'DuckDuckGo’s browser':
    'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/130.0.0.0 Mobile DuckDuckGo/5 Safari/537.36',
  'a Cubot phone':
    'Mozilla/5.0 (Linux; Android 10; CUBOT X30) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/129.0.0.0 Mobile Safari/537.36',
  'a Cubot phone with its build':
    'Mozilla/5.0 (Linux; Android 11; CUBOT_NOTE_20 Build/RP1A.200720.011) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/129.0.0.0 Mobile Safari/537.36',
};

describe('a crawler', () => {
  it.each(Object.entries(crawlers))('reads Norwegian: %s', (_name, userAgent) => {
    expect(choose({ userAgent })).toBe('no');
  });

  it('reads English where the address says so', () => {
    expect(choose({ userAgent: crawlers.Googlebot, search: '?lang=en' })).toBe('en');
  });

  it.each(Object.entries(people))('is not taken for one: %s', (_name, userAgent) => {
    expect(choose({ userAgent })).toBe('en');
  });
});
