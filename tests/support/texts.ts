import { readFileSync } from 'node:fs';
import path from 'node:path';
import { readCompany } from '../../builder/content/read-company.ts';
import { fillSources, readTextSources } from '../../builder/content/read-texts.ts';
import { fill } from '../../src/content/fill.ts';
import type { Texts } from '../../src/content/types.ts';
import { formatAddress } from '../../src/site/format-address.ts';
import { root } from './site.ts';

export { fill, type Texts };

/** The languages that the tests know the words of. */
export type Language = 'no' | 'en';

const facts = await readCompany(root);
const texts = await fillSources(await readTextSources(root, {}), facts);

/** All texts of a language, with the company's facts filled in, as the build reads them. */
export function allTexts(language: Language): Texts {
  return texts[language];
}

const read = (file: string) => JSON.parse(readFileSync(path.join(root, 'content', file), 'utf8'));
/** The description of the stock picture in each language. */
export const stockDescription: Record<Language, string> =
  read('pictures/pictures.json')[read('placements.json').shared.fallback].alt;

const address = formatAddress(facts);
/** The company's facts, and the links that are made from them. */
export const company = {
  ...facts,
  address,
  phoneLink: `tel:${facts.phone.replaceAll(' ', '')}`,
  emailLink: `mailto:${facts.email}`,
  mapsSearchLink: `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(address.replaceAll('\u00a0', ' '))}`,
};
