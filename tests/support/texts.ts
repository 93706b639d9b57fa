import { listDrawnPictures } from '../../builder/content/drawn-pictures.ts';
import { readCompany } from '../../builder/content/read-company.ts';
import { readScreens } from '../../builder/content/read-screens.ts';
import { articlesIn } from '../../builder/news/news-content.ts';
import { readNews } from '../../builder/news/read-news.ts';
import { companyInfo } from '../../builder/page-data/compose-page-data.ts';
import { fillScreen, fillScreens } from '../../builder/page-data/fill-texts.ts';
import { readPictures } from '../../builder/pictures/catalog.ts';
import { forEachText } from '../../builder/validation/schema-tree.ts';
import { formatAddress, mailLink } from '../../common/format.ts';
import { forEachLanguage } from '../../common/languages.ts';
import { isJsonObject } from '../../common/records.ts';
import { interpolate } from '../../common/variables.ts';
import { screenSchemas } from '../../schema/screen-schemas.ts';
import { type LinkedText, plainText } from '../../src/page-data/linked-text.ts';
import type { Texts } from '../../src/page-data/types.ts';
import { type ScreenName, serviceNames } from '../../src/screens/routes.ts';
import { root } from './site.ts';

export { interpolate, type Texts };

/** The languages that the tests know the words of. */
export type Language = 'no' | 'en';

const companyValue = await readCompany(root);
export const files = await readScreens(root, { company: null, pictures: null });
const texts = fillScreens(files, companyValue);

/** Returns all texts of a language, with variables replaced, as the build reads them. */
export function allTexts(language: Language): Texts {
  return texts[language];
}

/** Whether the front page's words leave room for its buttons in a low window; the longest do not. */
export const leavesRoom = ({ home: { hero } }: Texts): boolean =>
  hero.title.length <= 56 && hero.description.length <= 124;

/** The opening hours in every language, one line per group of days. */
export const openingHours = forEachLanguage((code) => companyInfo(companyValue, code).openingHours);

/** The entries of pictures.json, by their names. */
export const pictures = (await readPictures(root)).value;

/** The articles that visitors can read, newest first. */
export const articles = (await readNews(root, null)).filter(({ isOut }) => isOut);

/** The names of the drawn pictures on the pages. */
export const drawnPictures = listDrawnPictures({ files, articles }, (name) => pictures[name]?.photo);

/** Returns the value with a string for every text with links. */
function toPlainTexts(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (isLinkedText(value)) return plainText(value);
  if (Array.isArray(value)) return value.map(toPlainTexts);
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, toPlainTexts(part)]));
}

const isLinkedText = (value: object): value is LinkedText & object =>
  'parts' in value || (Array.isArray(value) && value.some((part) => isJsonObject(part) && 'href' in part));

/** Returns the owner's words on a page, with variables replaced, without those that show only later. */
export function ownWords(screen: ScreenName, language: Language): string[] {
  const words: string[] = [];
  if (screen === 'article') return words;
  if (screen === 'home' || screen === 'services')
    words.push(...serviceNames.map((name) => texts[language][name].card[screen]));
  const plain = toPlainTexts(fillScreen(screen, files, companyValue, language));
  forEachText(screenSchemas[screen].shape[language], plain, (text, field, [part, key]) => {
    const isElsewhere = part === 'meta' || part === 'card' || key === 'slides' || field.meta()?.hiddenInDesk;
    const isLeftOut =
      (part === 'note' && !files.gallery.pictures.photos.some((name) => drawnPictures.has(name))) ||
      (part === 'empty' && articlesIn(articles, language).length > 0);
    if (!isElsewhere && !isLeftOut) words.push(text);
  });
  return words;
}

/** The name of the picture that replaces one that fails. */
export const stockPicture = files.shared.pictures.fallback;
/** The addresses of a picture. */
export const picturesNamed = (name = '') => new RegExp(`/pictures/${name}\\.`);
/** The addresses of every picture but one. */
export const otherPicturesThan = (name: string) => new RegExp(`/pictures/(?!${name}\\.)`);

const phoneLink = (number: string) => `tel:${number.replaceAll(' ', '')}`;
const address = formatAddress(companyValue);
/** The company, with links to its phone, e-mail and map. */
export const company = {
  ...companyValue,
  address,
  phoneLink: phoneLink(companyValue.phone),
  emailLink: mailLink(companyValue.email),
  mapsSearchLink: `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(address.replaceAll('\u00a0', ' '))}`,
};
