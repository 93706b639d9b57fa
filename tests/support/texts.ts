import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fillTexts } from '../../builder/content/fill-texts.ts';
import { readCompany } from '../../builder/content/read-company.ts';
import { fillSources, readTextSources } from '../../builder/content/read-texts.ts';
import { firmOf, formatFacts, linksOf } from '../../builder/facts/firm.ts';
import { listIn } from '../../builder/news/articles.ts';
import { readNews } from '../../builder/news/read-news.ts';
import { visitTexts } from '../../builder/schema/fields.ts';
import { type Placements, screens, textNames } from '../../schema/content.ts';
import { readableAddress } from '../../schema/hosts.ts';
import { formatAddress, mailLink } from '../../schema/wording.ts';
import { fill } from '../../src/content/fill.ts';
import type { Texts } from '../../src/content/types.ts';
import { forEachLanguage } from '../../tables/languages.ts';
import type { ScreenName } from '../../tables/routes.ts';
import { root } from './site.ts';

export { fill, type Texts };

/** The languages that the tests know the words of. */
export type Language = 'no' | 'en';

const facts = await readCompany(root);
const sources = await readTextSources(root, {});
const texts = await fillSources(sources, facts);

/** All texts of a language, with the company's facts filled in, as the build reads them. */
export function allTexts(language: Language): Texts {
  return texts[language];
}

/** Whether the front page has room for its buttons in a low window: below the longest words that may be, it has not. */
export const leavesRoom = ({ home: { hero } }: Texts): boolean =>
  hero.title.length <= 56 && hero.description.length <= 124;

/** The opening hours in every language, one line per group of days. */
export const openingHours = forEachLanguage((code) => firmOf(facts, code).openingHours);

/** Newest first. */
export const articles = await readNews(root, null);

/** The owner's words in a document: those of schema/, with the facts filled in, without what only shows later. */
export function ownWords(screen: ScreenName, language: Language): string[] {
  const words: string[] = [];
  const values = {
    facts: formatFacts(facts, language),
    links: linksOf(facts),
  };
  const name = textNames.find((one) => one === screen);
  if (!name) return words;
  const plain = fillTexts(sources[language][name].value, values);
  visitTexts(screens[name].texts, plain, (text, field, [part, key]) => {
    const isElsewhere = part === 'meta' || key === 'slides' || field.meta()?.fixed;
    const isLeftOut =
      (part === 'note' && !facts.picturesAreIllustrations) ||
      (part === 'empty' && listIn(articles, language).length > 0);
    if (!isElsewhere && !isLeftOut) words.push(text);
  });
  return words;
}

const read = (file: string) => JSON.parse(readFileSync(path.join(root, 'content', file), 'utf8'));
/** Which picture is placed where. */
export const placements: Placements = read('placements.json');

/** The name of the picture that replaces one that fails. */
export const stockPicture = placements.shared.fallback;
/** The addresses of a picture. */
export const picturesNamed = (name = '') => new RegExp(`/pictures/${name}\\.`);
/** The addresses of every picture but one. */
export const otherPicturesThan = (name: string) => new RegExp(`/pictures/(?!${name}\\.)`);

const phoneLink = (number: string) => `tel:${number.replaceAll(' ', '')}`;
const address = formatAddress(facts);
/** The company's facts, and the links that are made from them. */
export const company = {
  ...facts,
  email: readableAddress(facts.email),
  address,
  phoneLink: phoneLink(facts.phone),
  onCallLink: phoneLink(facts.onCall.phone || facts.phone),
  emailLink: mailLink(facts.email),
  mapsSearchLink: `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(address.replaceAll('\u00a0', ' '))}`,
};
