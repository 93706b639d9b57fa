import { expect, it } from 'vitest';
import type { ServiceName } from '../routes.ts';
import { photosOf, teaserOf } from './gallery.ts';

const names = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i'];
const services: Record<string, ServiceName> = { a: 'arborist', b: 'arborist', c: 'arborist', d: 'arborist' };
const pictures = Object.fromEntries(names.map((name) => [name, { service: services[name] ?? 'winter' }]));

it.each<[ServiceName, string, string, string[]]>([
  ['winter', 'a', 'b', ['e', 'f', 'g']],
  ['arborist', 'a', 'e', ['b', 'c', 'd']],
  ['arborist', 'a', 'b', []],
])('the page of %s with %s and %s shows rows of three other photos', (service, banner, first, photos) => {
  expect(photosOf(service, { banner, rows: { first } }, names, pictures)).toEqual(photos);
});

it.each([
  [
    ['d', 'b', 'c', 'a'],
    ['d', 'b', 'c', 'a'],
  ],
  [
    ['x', 'b', 'x', 'b'],
    ['b', 'a', 'c', 'd'],
  ],
])('the front page with %j chosen shows %j', (chosen, shown) => {
  expect(teaserOf(chosen, names)).toEqual(shown);
});
