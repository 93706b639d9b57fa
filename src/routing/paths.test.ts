import { expect, it } from 'vitest';
import { notFoundRoute } from '../../tables/routes.ts';
import { findRoute, readAddress } from './paths.ts';

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
])('the address %j is the path %j in the language %j', (pathname, path, language) => {
  expect(readAddress(pathname)).toEqual({ path, language });
});
it.each(['/nothing', '/services/nothing', '/About', '/about/us', '/404', '/%', '/en'])(
  'the route of %j is the 404 page',
  (path) => {
    expect(findRoute(path)).toBe(notFoundRoute);
  },
);
