import { expect, it } from 'vitest';
import { parsePath } from '../common/localized-path.ts';
import { findRoute } from './paths.ts';
import { notFoundRoute } from './routes.ts';

it.each([
  ['/', '/', null],
  ['/index.html', '/', null],
  ['/about/', '/about', null],
  ['/about/index.html', '/about', null],
  ['//about', '/about', null],
  ['/services//vinterdrift', '/services/vinterdrift', null],
  ['/%E0%25', '/%E0%25', null],
  ['/english', '/english', null],
  ['/en', '/', 'en'],
  ['/en/about/', '/about', 'en'],
  ['//en//about', '/about', 'en'],
  ['/en/en', '/en', 'en'],
  ['/en/aktuelt/forste-sno', '/aktuelt/forste-sno', 'en'],
])('the address %j is the path %j in the language %j', (pathname, path, language) => {
  expect(parsePath(pathname)).toEqual({ path, language });
});

it.each(['/nothing', '/services/nothing', '/About', '/about/us', '/%', '/aktuelt/A', '/aktuelt/a/b'])(
  'the route of %j is the 404 page',
  (path) => {
    expect(findRoute(path)).toBe(notFoundRoute);
  },
);
