import { readContentFolder } from '../../builder/content/content-source.ts';
import { readWholeContent } from '../../builder/content/read-content.ts';
import { companyInfo } from '../../builder/page-data/compose-page-data.ts';
import { fillScreen, fillScreens, variablesFor } from '../../builder/page-data/fill-texts.ts';
import { listArticlePictures, listDrawnPictures } from '../../builder/page-data/news-content.ts';
import { formatAddress, mailLink } from '../../common/format.ts';
import { forEachLanguage } from '../../common/languages.ts';
import { isJsonObject } from '../../common/records.ts';
import { clockInOslo } from '../../common/time-in-oslo.ts';
import { interpolate } from '../../common/variables.ts';
import { readArticle } from '../../content-model/news/read-article.ts';
import type { ScreenName } from '../../content-model/routes.ts';
import { screensOnSite, shownScreens, shownServices } from '../../content-model/screen-schemas.ts';
import { compareArticles } from '../../content-model/screens/article.ts';
import { type LinkedText, plainText } from '../../src/page-data/linked-text.ts';
import type { Texts as PageTexts } from '../../src/page-data/types.ts';
import { root } from './site.ts';

export { interpolate };

export type Language = 'no' | 'en';

const content = readWholeContent(await readContentFolder(root));
const { company: companyValue } = content;
export const files = shownScreens(content.screens);
/** The screens that the site has. */
export const screens = screensOnSite(files);
const texts = forEachLanguage((code) => asWords(fillScreens(files, companyValue)[code]));

/** The texts of pages as a visitor reads them, without links. */
export type Texts = Words<PageTexts>;

type Words<T> = [LinkedText] extends [T]
  ? string | Exclude<T, LinkedText>
  : T extends string
    ? T
    : { [Key in keyof T]: Words<T[Key]> };

export function allTexts(language: Language): Texts {
  return texts[language];
}

/** Whether the hero's words leave room for its buttons. */
export const leavesRoom = ({ home: { hero } }: Texts): boolean =>
  hero.title.length <= 56 && hero.description.length <= 124;

export const openingHours = forEachLanguage((code) => companyInfo(companyValue, code).openingHours);

/** The words of all photos, by their names. */
export const { pictures } = content;

const today = clockInOslo(new Date()).day;

/** The articles that visitors can read, newest first. */
export const articles = [...content.articles]
  .map(([slug, value]) => readArticle(slug, value, today).article)
  .filter(({ isOut }) => isOut)
  .sort(compareArticles);

const inArticles = listArticlePictures(articles).map(({ name }) => name);

export const drawnPictures = listDrawnPictures({ files, inArticles }, (name) => pictures[name]?.photo);

function isLinkedText(value: object): value is LinkedText & object {
  return (
    'parts' in value || (Array.isArray(value) && value.some((part) => isJsonObject(part) && 'href' in part))
  );
}

function asWords(texts: PageTexts): Texts {
  const replace = (_key: string, value: unknown) =>
    typeof value === 'object' && value !== null && isLinkedText(value) ? plainText(value) : value;
  return JSON.parse(JSON.stringify(texts, replace));
}

/** Returns the texts in the shown parts of a value. */
function textsIn(value: unknown, isShown: (part: string) => boolean): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  if (isLinkedText(value)) return [plainText(value)];
  return Object.entries(value).flatMap(([part, inner]) => (isShown(part) ? textsIn(inner, isShown) : []));
}

/** Returns the owner's words on a page, with variables replaced. */
export function ownWords(screen: ScreenName, language: Language): string[] {
  if (screen === 'article') return [];
  const hidden = ['meta', 'card', 'slides', 'order'];
  if (texts[language].about.values.items.length === 0) hidden.push('values');
  const cards =
    screen === 'home' || screen === 'services'
      ? shownServices(files).map((name) => texts[language][name].card.description)
      : [];
  const variables = forEachLanguage((code) => variablesFor(companyValue, code));
  const own = textsIn(fillScreen(screen, files, variables, language), (part) => !hidden.includes(part));
  return [...cards, ...own];
}

/** The name of the picture that replaces one that fails. */
export const stockPicture = files.shared.pictures.fallback;
export const picturesNamed = (name = '') => new RegExp(`/pictures/${name}\\.`);

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

/** The link to the company's Facebook page by its name, if there is one. */
export const facebookLink = (name: string): (readonly [name: string, href: string])[] =>
  company.facebook === '' ? [] : [[name, company.facebook]];
