import { describe, expect, it } from 'vitest';
import { notFoundRoute, routes, serviceNames } from '../../tables/routes.ts';
import { findRoute, pathOf, readAddress, writeAddress } from './paths.ts';

describe('an address', () => {
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
  ])('%j is the path %j in the language %j', (pathname, path, language) => {
    expect(readAddress(pathname)).toEqual({ path, language });
  });

  it('is written as it was read', () => {
    for (const pathname of ['/', '/en', '/about', '/en/services/graving'])
      expect(writeAddress(readAddress(pathname))).toBe(pathname);
  });
});

describe('a route', () => {
  it.each(['/nothing', '/services/nothing', '/About', '/about/us', '/404', '/%', '/en'])(
    'is the 404 page for %j',
    (path) => {
      expect(findRoute(path)).toBe(notFoundRoute);
    },
  );

  it('is found by the path of its screen', () => {
    for (const route of routes) expect(findRoute(pathOf(route.screen))).toBe(route);
    for (const service of serviceNames) expect(pathOf(service)).toMatch(/^\/services\//);
  });
});
