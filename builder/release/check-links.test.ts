import { expect, it } from 'vitest';
import { BuildFailure } from '../failure.ts';
import { type CheckedDocument, checkLinks } from './check-links.ts';

const page = (address: string, body = '<p id="here">Tekst</p>'): CheckedDocument => ({
  address,
  screen: 'home',
  read: async () =>
    `<html><body><div id="root">${body}</div><template id="en">${body}</template></body></html>`,
});

const check = (second: CheckedDocument) =>
  checkLinks([page('/first'), second], new Set(['/pictures/a.webp']));

const outside = ['https://www.example.no/', 'tel:+4700000000'];
it.each(['/first', '/first#here', '#there', '/pictures/a.webp', ...outside])(
  'accepts a link to %s',
  async (href) => {
    await check(page('/second', `<a href="${href}">Dit</a><p id="there">Her</p>`));
  },
);

it.each([
  ['/third', 'links to /third, which does not exist'],
  ['/pictures/b.webp', 'links to /pictures/b.webp, which does not exist'],
  ['/first#there', 'has no "there"'],
  ['#nowhere', 'has no "nowhere"'],
])('stops the build on a link to %s', async (href, sentence) => {
  const checked = check(page('/second', `<a href="${href}">Dit</a>`));
  await expect(checked).rejects.toThrow(BuildFailure);
  await expect(checked).rejects.toThrow(sentence);
});

it('stops the build on a page without one of its anchors', async () => {
  await expect(check({ ...page('/second'), screen: 'contact' })).rejects.toThrow(
    '/second lacks the anchor "message"',
  );
});
