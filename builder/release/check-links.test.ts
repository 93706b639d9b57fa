import { expect, it } from 'vitest';
import { BuildFailure } from '../failure.ts';
import { type CheckedDocument, checkLinks } from './check-links.ts';

const page = (address: string, body = '<p id="here">Tekst</p>'): CheckedDocument => ({
  address,
  screen: 'home',
  html: `<html><body><div id="root">${body}</div><template id="en">${body}</template></body></html>`,
});

const check = (second: CheckedDocument) => () =>
  checkLinks([page('/first'), second], new Set(['/pictures/a.webp']));

const outside = ['https://www.example.no/', 'tel:+4700000000'];
it.each(['/first', '/first#here', '#there', '/pictures/a.webp', ...outside])(
  'accepts a link to %s',
  (href) => {
    expect(check(page('/second', `<a href="${href}">Dit</a><p id="there">Her</p>`))).not.toThrow();
  },
);

it.each([
  ['/third', 'links to /third, which does not exist'],
  ['/pictures/b.webp', 'links to /pictures/b.webp, which does not exist'],
  ['/first#there', 'has no "there"'],
  ['#nowhere', 'has no "nowhere"'],
])('stops the build on a link to %s', (href, sentence) => {
  expect(check(page('/second', `<a href="${href}">Dit</a>`))).toThrow(BuildFailure);
  expect(check(page('/second', `<a href="${href}">Dit</a>`))).toThrow(sentence);
});

it('stops the build on a page without one of its anchors', () => {
  expect(check({ ...page('/second'), screen: 'winter' })).toThrow('/second lacks the anchor "agreement"');
});
