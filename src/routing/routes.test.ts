import { describe, expect, it } from 'vitest';
import { findRoute, normalisePath, notFoundRoute, pathOf, routes, serviceNames } from './routes.ts';

describe('routes', () => {
  it('are the twelve of the specification', () => {
    expect(routes.map(({ path }) => path).sort()).toEqual([
      '/',
      '/about',
      '/aktuelt',
      '/contact',
      '/gallery',
      '/personvern',
      '/services',
      '/services/eiendomsforvaltning',
      '/services/feietjenester',
      '/services/graving',
      '/services/trepleie',
      '/services/vinterdrift',
    ]);
  });

  it('lay the header over the picture on six of them', () => {
    const over = routes.filter((route) => route.headerOverPicture).map(({ path }) => path);
    expect(over.sort()).toEqual(['/', '/about', '/aktuelt', '/contact', '/gallery', '/services']);
    expect(notFoundRoute.headerOverPicture).toBe(false);
  });

  it('are found with and without a slash at the end', () => {
    for (const route of routes) {
      expect(findRoute(route.path)).toBe(route);
      expect(findRoute(`${route.path}/`)).toBe(route);
    }
  });

  it.each(['/nothing', '/services/nothing', '/About', '/about/us', '/services/vinterdrift/x', '/404', '/%'])(
    'show the 404 page for %j',
    (path) => {
      expect(findRoute(path)).toBe(notFoundRoute);
    },
  );

  it('have one path for each screen', () => {
    for (const route of routes) expect(pathOf(route.screen)).toBe(route.path);
    for (const service of serviceNames) expect(pathOf(service)).toMatch(/^\/services\//);
  });
});

it.each([
  ['/', '/'],
  ['/about', '/about'],
  ['/about/', '/about'],
  ['/about///', '/about'],
  ['/about/index.html', '/about'],
  ['/index.html', '/'],
  ['//', '/'],
  ['', '/'],
])('the canonical path of %j is %j', (path, canonical) => {
  expect(normalisePath(path)).toBe(canonical);
});
