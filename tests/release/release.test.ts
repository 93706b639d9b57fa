import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import company from '../../content/company.json' with { type: 'json' };
import type { Picture } from '../../src/content/picture.ts';
import { pictureFile, sourceSet, viewerWidths } from '../../src/content/picture-files.ts';
import { root } from '../support/site.ts';

// Reads dist/, which `npm run build` makes. A browser would never ask for most of its pictures.

it('the form of the release posts to the service of company.json', () => {
  const html = readFileSync(path.join(root, 'dist/contact/index.html'), 'utf8');
  expect(html).toContain(`action="${company.formService.endpoint.replace('{language}', 'no')}"`);
});

const siteFolder = path.join(root, 'dist');

const listed = readdirSync(siteFolder, { recursive: true }) as string[];
const filesWith = (ending: string) => listed.filter((file) => file.endsWith(ending));
const read = (file: string) => readFileSync(path.join(siteFolder, file), 'utf8');

/** Everything that the site says of its pictures: the address, and the width in pixels where it names one. */
type Offer = readonly [address: string, width?: number];

/** What a document offers, in #root, in the template, and in its head. */
function offersOfDocument(html: string): Offer[] {
  const sets = [...html.matchAll(/srcset="([^"]*)"/gi)].flatMap(([, set = '']) => offersOfSet(set));
  const addresses = [...html.matchAll(/\/pictures\/[\w.-]+/g)].map(([address]): Offer => [address]);
  return [...sets, ...addresses];
}

function offersOfSet(set: string): Offer[] {
  return set.split(', ').map((candidate): Offer => {
    const [address = '', width = ''] = candidate.split(' ');
    return [address, Number.parseInt(width, 10)];
  });
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

const offersByFile = [
  ...filesWith('.html').map((file) => [file, offersOfDocument(read(file))] as const),
  ...filesWith('.json')
    .filter((file) => file.startsWith('content'))
    .map((file) => [file, offersOfTexts(read(file))] as const),
];
const offers = offersByFile.flatMap(([, found]) => found);
const offered = new Set(offers.map(([address]) => address));

it('every picture that is offered exists, as wide as it is said to be, and no other', async () => {
  for (const [file, found] of offersByFile) expect(found.length, file).toBeGreaterThan(0);
  const existing = new Set(filesWith('').map((file) => `/${file.replaceAll(path.sep, '/')}`));
  expect([...offered].filter((address) => !existing.has(address))).toEqual([]);
  const made = readdirSync(path.join(siteFolder, 'pictures')).map((name) => `/pictures/${name}`);
  expect(made.filter((address) => !offered.has(address))).toEqual([]);

  const widths = new Map<string, number>();
  for (const address of offered) {
    widths.set(address, (await sharp(path.join(siteFolder, address)).metadata()).width);
  }
  const untrue = offers.filter(([address, width]) => width !== undefined && width !== widths.get(address));
  expect(untrue).toEqual([]);
});
