import { expect, it } from 'vitest';
import { notFoundRoute } from '../../tables/routes.ts';
import { findRoute, newsPagePath, readAddress, writeAddress } from './paths.ts';

it.each([
  ['/', '/', null],
  ['', '/', null],
  ['/index.html', '/', null],
  ['/about/', '/about', null],
  ['/about///', '/about', null],
  ['/about/index.html', '/about', null],
  ['/english', '/english', null],
  ['/en', '/', 'en'],
  ['/en/index.html', '/', 'en'],
  ['/en/about/', '/about', 'en'],
  ['/en/en', '/en', 'en'],
  ['/aktuelt/side/2', '/aktuelt/side/2', null],
  ['/en/aktuelt/page/2', '/aktuelt/side/2', 'en'],
])('the address %j is the path %j in the language %j', (pathname, path, language) => {
  expect(readAddress(pathname)).toEqual({ path, language });
});

it.each([
  ['/aktuelt', 'news', undefined],
  ['/aktuelt/side/12', 'news', 'news-12'],
  ['/aktuelt/forste-sno', 'article', 'article-forste-sno'],
])('the route of %j is the screen %j with the text file %j', (path, screen, file) => {
  expect(findRoute(path)).toMatchObject({ path, screen, ...(file && { file }) });
});

it('the address of a further page of the news has the word of its language', () => {
  const path = newsPagePath(2);
  expect(writeAddress({ path, language: null })).toBe('/aktuelt/side/2');
  expect(writeAddress({ path, language: 'en' })).toBe('/en/aktuelt/page/2');
});

it.each([
  '/nothing',
  '/services/nothing',
  '/About',
  '/about/us',
  '/404',
  '/%',
  '/en',
  '/aktuelt/A',
  '/aktuelt/a/b',
  '/aktuelt/page/2',
])('the route of %j is the 404 page', (path) => {
  expect(findRoute(path)).toBe(notFoundRoute);
});
