import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import company from '../../content/company.json' with { type: 'json' };
import type { Picture } from '../../src/page-data/picture.ts';
import { pictureFile, sourceSet, viewerWidths } from '../../src/page-data/picture.ts';
import { root } from '../support/site.ts';

// Reads dist/ after `npm run build`, because a browser would not load most of the pictures.

const siteFolder = path.join(root, 'dist');
const listed = readdirSync(siteFolder, { recursive: true, encoding: 'utf8' });
const read = (file: string) => readFileSync(path.join(siteFolder, file), 'utf8');

/** A picture that a page offers: its path, and its width in pixels if the page gives one. */
type Offer = readonly [address: string, width?: number];

const offersOfSet = (set: string) =>
  set.split(', ').map((candidate): Offer => {
    const [address = '', width = ''] = candidate.split(' ');
    return [address, Number.parseInt(width, 10)];
  });

function offersOfHtml(html: string): Offer[] {
  const sets = [...html.matchAll(/srcset="([^"]*)"/gi)].flatMap(([, set = '']) => offersOfSet(set));
  return [...sets, ...[...html.matchAll(/\/pictures\/[\w.-]+/g)].map(([address]): Offer => [address])];
}

/** Returns the pictures of page data. Those of the viewer are in no HTML page. */
function offersOfPageData(json: string): Offer[] {
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

it('the form posts to the service in company.json', () => {
  const address = company.formService.endpoint.replace('{language}', 'no');
  expect(read('contact/index.html')).toContain(`action="${address}"`);
});

it('contains exactly the pictures that pages offer, in the widths that they give', async () => {
  const offers = listed.flatMap((file) => {
    if (file.endsWith('.html')) return offersOfHtml(read(file));
    return /^content\W.*\.json$/.test(file) ? offersOfPageData(read(file)) : [];
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
