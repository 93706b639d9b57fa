import { describe, expect, it } from 'vitest';
import {
  findRoute,
  notFoundRoute,
  pathOf,
  readAddress,
  routes,
  serviceNames,
  writeAddress,
} from './routes.ts';

describe('an address', () => {
  it.each([
    ['/', '/', false],
    ['', '/', false],
    ['//', '/', false],
    ['/index.html', '/', false],
    ['/about', '/about', false],
    ['/about/', '/about', false],
    ['/about///', '/about', false],
    ['/about/index.html', '/about', false],
    ['/english', '/english', false],
    ['/en', '/', true],
    ['/en/', '/', true],
    ['/en/index.html', '/', true],
    ['/en/about', '/about', true],
    ['/en/about/', '/about', true],
    ['/en/en', '/en', true],
  ])('%j is the route %j (English: %j)', (pathname, path, isEnglish) => {
    expect(readAddress(pathname)).toEqual({ path, isEnglish });
  });

  it.each(['/', '/en', '/about', '/en/about', '/services/graving', '/en/services/graving'])(
    'is written as it was read: %s',
    (pathname) => {
      expect(writeAddress(readAddress(pathname))).toBe(pathname);
    },
  );
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
