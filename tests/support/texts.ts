import { readFileSync } from 'node:fs';
import path from 'node:path';
import { readTexts } from '../../builder/content/read-texts.ts';
import { site } from '../../site.config.ts';
import { fill } from '../../src/content/fill.ts';
import type { Texts } from '../../src/content/types.ts';
import type { Language } from '../../src/language/language.ts';
import { notFoundRoute, routes } from '../../src/routing/routes.ts';
import { root } from './site.ts';

export { fill, type Language, type Texts };

const names = ['shared', ...routes.map(({ screen }) => screen), notFoundRoute.screen] as const;

/** All texts of a language, with the company's facts filled in, as the build reads them. */
export async function allTexts(language: Language): Promise<Texts> {
  const files = await Promise.all(
    names.map(async (name) => [name, await readTexts(root, name, language, site)] as const),
  );
  return Object.fromEntries(files) as unknown as Texts;
}

const read = (file: string) => JSON.parse(readFileSync(path.join(root, 'content', file), 'utf8'));
/** The description of the stock picture in each language. */
export const stockDescription: Record<Language, string> =
  read('pictures/pictures.json')[read('placements.json').shared.fallback].alt;

const address = `${site.street}, ${site.postalCode} ${site.locality}`;
/** The company's facts, and the links that are made from them. */
export const company = {
  ...site,
  address,
  phoneLink: `tel:${site.phone.replaceAll(' ', '')}`,
  emailLink: `mailto:${site.email}`,
  mapsSearchLink: `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(address)}`,
};
