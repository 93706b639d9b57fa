import { expect, it } from 'vitest';
import { notFoundRoute } from '../screens/routes.ts';
import { findRoute, parsePath } from './paths.ts';

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
  ['/en/aktuelt/forste-sno', '/aktuelt/forste-sno', 'en'],
])('the address %j is the path %j in the language %j', (pathname, path, language) => {
  expect(parsePath(pathname)).toEqual({ path, language });
});

it.each([
  ['/aktuelt', 'news', undefined],
  ['/aktuelt/forste-sno', 'article', 'article-forste-sno'],
])('the route of %j is the screen %j with the text file %j', (path, screen, file) => {
  expect(findRoute(path)).toMatchObject({ path, screen, ...(file && { file }) });
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
  '/aktuelt/side/2',
])('the route of %j is the 404 page', (path) => {
  expect(findRoute(path)).toBe(notFoundRoute);
});
