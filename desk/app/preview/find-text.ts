import { withoutMark } from '../../../common/english.ts';
import { type KeyPath, textsIn } from '../../../common/json.ts';
import { defaultLanguage, type Language, languageCodes } from '../../../common/languages.ts';
import type { VariableTexts } from '../../../content-model/desk/contract.ts';
import { partId, splitArticle } from '../text/article-parts.ts';
import { lineMark } from '../text/marks.ts';
import { normalizeText, pageText } from '../text/variables.ts';

/** A part of a document. */
export interface Place {
  document: string;
  path: KeyPath;
}

/** A text of a document, in the words that a page shows. */
interface TextPlace extends Place {
  words: string;
}

type Variables = Record<Language, VariableTexts>;

const isOnPages = (path: KeyPath) => !path.includes('meta') && !path.includes('pictures');

/** Lists the texts that pages show of a document. An article has one for each heading, point and paragraph. */
export function listTexts(document: string, value: unknown, variables: Variables): TextPlace[] {
  return textsIn(value)
    .filter(([path]) => isOnPages(path))
    .flatMap(([path, text]) => {
      const language = languageCodes.find((code) => path.includes(code)) ?? defaultLanguage;
      const wordsOf = (block: string) => pageText(withoutMarks(block), variables[language]);
      return listParts(path, withoutMark(text)).flatMap((part) =>
        part.text.split(endOfBlock).map((block) => ({ document, path: part.path, words: wordsOf(block) })),
      );
    })
    .filter(({ words }) => words !== '');
}

/** Ends a heading, a point or a paragraph, which may have several lines. */
const endOfBlock = /\n(?=• |## |\n)|(?<=^(?:• |## ).*)\n/m;

/** Lists where a document uses a picture, also in the text of an article. */
export const listUses = (document: string, value: unknown, picture: string): Place[] =>
  textsIn(value)
    .flatMap(([path, text]): Part[] => (text === picture ? [{ path, picture, text }] : listParts(path, text)))
    .filter((part) => part.picture === picture)
    .map(({ path }) => ({ document, path }));

interface Part {
  path: KeyPath;
  picture: string | null;
  text: string;
}

/** The boxes and pictures of an article's text, each with its field. Any other text is one box. */
const listParts = (path: KeyPath, text: string): Part[] =>
  splitArticle(text).map((part, index) => ({
    ...part,
    path: index === 0 ? path : path.with(-1, partId(String(path.at(-1)), index)),
  }));

const withoutMarks = (block: string) =>
  block
    .replace(lineMark, '')
    .replaceAll('**', '')
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1');

/**
 * Finds the text of an element by its words, `wordsAround[0]`, or by those of an element around it. Where two texts
 * have the same words, the one with its neighbours around it counts, else the first.
 */
export function findText(places: readonly TextPlace[], wordsAround: readonly string[]): TextPlace | null {
  for (const [at, words] of wordsAround.entries()) {
    const found = words === '' ? [] : places.filter((place) => place.words === words);
    if (found.length > 0) return nearest(found, places, wordsAround.slice(at + 1));
  }
  return null;
}

/** Returns the place that has most in common with the other texts around an element, else the first. */
export function nearest<Found extends Place>(
  found: readonly Found[],
  places: readonly TextPlace[],
  wordsAround: readonly string[],
): Found | null {
  const candidates = new Set<Place>(found);
  const others = places.filter((place) => !candidates.has(place));
  for (const around of found.length > 1 ? wordsAround : []) {
    const shown = others.filter(({ words }) => around.includes(words));
    const scores = found.map((place) => shown.reduce((sum, other) => sum + closeness(place, other), 0));
    const best = Math.max(...scores);
    if (scores.indexOf(best) === scores.lastIndexOf(best)) return found[scores.indexOf(best)] ?? null;
  }
  return found[0] ?? null;
}

/** How many keys two parts of a document have in common after the first, which is the language, or the pictures. */
function closeness(place: Place, other: Place): number {
  if (place.document !== other.document) return 0;
  const keys = place.path.slice(1);
  const end = keys.findIndex((key, index) => key !== other.path[index + 1]);
  return end === -1 ? keys.length : end;
}

/** Finds a fact of the firm that stands alone, such as its phone number. */
export function findFact(
  company: unknown,
  variables: Variables,
  wordsAround: readonly string[],
): Place | null {
  const composed = Object.values(variables)
    .flatMap((all) => Object.values(all))
    .flatMap(({ field, becomes }) =>
      field && becomes ? [{ document: 'company', path: [field], words: normalizeText(becomes) }] : [],
    );
  const facts = [...listTexts('company', company, variables), ...composed];
  const isSame = (a: string, b: string) => a.toLowerCase() === b.toLowerCase();
  const found = wordsAround.flatMap((around) => facts.find(({ words }) => isSame(words, around)) ?? []);
  return found[0] ?? null;
}
