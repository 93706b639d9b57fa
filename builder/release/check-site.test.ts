import { expect, it } from 'vitest';
import { BuildFailure } from '../failure.ts';
import { type CheckedDocument, checkSite } from './check-site.ts';

const page = (address: string, body = '<p id="here">Tekst</p>'): CheckedDocument => ({
  address,
  language: 'no',
  screen: address.slice(1),
  html: `<html><head><title>Vei på ${address}</title><meta name="description" content="Om ${address}"></head>
    <body><div id="root">${body}</div><template id="en">${body}</template></body></html>`,
});

const check = (second: CheckedDocument) => () =>
  checkSite([page('/first'), second], new Set(['/pictures/a.webp']));

it.each([
  '/first',
  '/first#here',
  '#there',
  '/pictures/a.webp',
  'https://www.example.no/',
  'tel:+4700000000',
])('accepts a link to %s', (href) => {
  expect(check(page('/second', `<a href="${href}">Dit</a><p id="there">Her</p>`))).not.toThrow();
});

it.each([
  ['/third', 'lenker til /third, som ikke finnes'],
  ['/pictures/b.webp', 'lenker til /pictures/b.webp, som ikke finnes'],
  ['/first#there', '«there» finnes ikke der'],
  ['#nowhere', '«nowhere» finnes ikke der'],
])('stops the build on a link to %s', (href, sentence) => {
  expect(check(page('/second', `<a href="${href}">Dit</a>`))).toThrow(BuildFailure);
  expect(check(page('/second', `<a href="${href}">Dit</a>`))).toThrow(sentence);
});

it.each([
  [
    'title',
    'Vei på /second',
    'Vei på /first',
    'content/no/second.json: meta.title er den samme som i content/no/first.json',
  ],
  ['description', 'Om /second', 'Om /first', 'content/no/second.json: meta.description er den samme'],
])('stops the build on a doubled %s', (_name, own, other, sentence) => {
  const second = page('/second');
  expect(check({ ...second, html: second.html.replace(own, other) })).toThrow(sentence);
});
