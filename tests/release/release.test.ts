import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import company from '../../content/company.json' with { type: 'json' };
import type { Picture } from '../../src/page-data/picture.ts';
import { pictureFile, sourceSet, viewerWidths } from '../../src/page-data/picture.ts';
import { root } from '../support/site.ts';

// Reads dist/, which `npm run build` makes. A browser would never ask for most of its pictures.

const siteFolder = path.join(root, 'dist');
const listed = readdirSync(siteFolder, { recursive: true, encoding: 'utf8' });
const read = (file: string) => readFileSync(path.join(siteFolder, file), 'utf8');

/** What a page says of its pictures: the address, and the width in pixels where it names one. */
type Offer = readonly [address: string, width?: number];

const offersOfSet = (set: string) =>
  set.split(', ').map((candidate): Offer => {
    const [address = '', width = ''] = candidate.split(' ');
    return [address, Number.parseInt(width, 10)];
  });

/** What a document offers, in #root, in the template, and in its head. */
function offersOfDocument(html: string): Offer[] {
  const sets = [...html.matchAll(/srcset="([^"]*)"/gi)].flatMap(([, set = '']) => offersOfSet(set));
  return [...sets, ...[...html.matchAll(/\/pictures\/[\w.-]+/g)].map(([address]): Offer => [address])];
}

/** What the texts of a screen offer to the scripts: those of the viewer are in no document. */
function offersOfTexts(json: string): Offer[] {
  const offers: Offer[] = [];
  JSON.parse(json, (_key, value) => {
    if (value?.file && value.widths) {
      const picture: Picture = value;
      for (const width of viewerWidths(picture)) offers.push([pictureFile(picture, width, 'webp'), width]);
      for (const format of ['avif', 'webp'] as const) offers.push(...offersOfSet(sourceSet(picture, format)));
    }
    return value;
  });
  return offers;
}

it('the form of the release posts to the service of company.json', () => {
  const address = company.formService.endpoint.replace('{language}', 'no');
  expect(read('contact/index.html')).toContain(`action="${address}"`);
});

it('every picture that is offered exists, as wide as it is said to be, and no other', async () => {
  const offers = listed.flatMap((file) => {
    if (file.endsWith('.html')) return offersOfDocument(read(file));
    return /^content\W.*\.json$/.test(file) ? offersOfTexts(read(file)) : [];
  });
  const widths = new Map<string, number>();
  for (const name of readdirSync(path.join(siteFolder, 'pictures')))
    widths.set(`/pictures/${name}`, (await sharp(path.join(siteFolder, 'pictures', name)).metadata()).width);
  const untrue = offers.filter(
    ([address, width = widths.get(address)]) => !(width && width === widths.get(address)),
  );
  expect(untrue).toEqual([]);
  const offered = new Set(offers.map(([address]) => address));
  expect([...widths.keys()].filter((address) => !offered.has(address))).toEqual([]);
});
