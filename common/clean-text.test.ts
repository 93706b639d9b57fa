import { expect, it } from 'vitest';
import { cleanText } from './clean-text.ts';

it.each([
  ['blanks at its ends', ' \u00a0Snø\u00a0 \n', 'Snø'],
  ['a zero-width space', 'snø\u200bbrøyting\u200b ', 'snøbrøyting'],
  ['marks of direction', '\u202eOla\u202c \u2067שלום\u2069', 'Ola שלום'],
  ['control characters and half a character', 'S\u0000ønn\ud83d AS\u0007', 'Sønn AS'],
])('a text is cleaned of %s', (_what, typed, text) => {
  expect(cleanText(typed)).toBe(text);
});

it.each([
  ['soft hyphens', 'vinter\u00advedlikehold'],
  ['no-break spaces', '4\u00a0mm'],
  ['line breaks and tabs', 'a\n\n\tb'],
  ['joined emoji', 'Vi 👷\u200d♀️ her'],
])('a text keeps %s', (_what, text) => {
  expect(cleanText(text)).toBe(text);
});

it('letters are composed, and line breaks are alike', () => {
  expect(cleanText('A\u030asen\r\nto\u2028tre\vfire')).toBe('Åsen\nto\ntre\nfire');
});
