import { getIn, type KeyPath, textsIn } from './json.ts';

// English is true or Norwegian: an English text that no longer matches its Norwegian one begins with a mark in content/,
// and is shown in Norwegian until somebody has written or confirmed it.

/** The mark of a waiting English text, as in `"≠ Winter maintenance"`. */
const mark = /^≠\s*/;

/** Returns the words of an English text; null while it waits: it is empty or marked. */
export const english = (text: string): string | null => (text === '' || mark.test(text) ? null : text);

/** Returns an English text as the desk shows it. */
export const withoutMark = (text: string): string => text.replace(mark, '');

/** Marks an English text as waiting. An empty one waits anyway. */
export const withMark = (text: string): string => (withoutMark(text) === '' ? '' : `≠ ${withoutMark(text)}`);

/**
 * Returns what counts in a text: letters, digits, `%`, a minus before a digit, and signs between two digits. A change
 * of spaces, case, other punctuation or pictures on their own lines asks for no new translation.
 */
function meaningOf(text: string): string {
  const words = text
    .normalize()
    .replace(/^!\[[^\]]*\]\([^()\s]+\)\s*$/gm, '')
    .toLowerCase()
    .replaceAll('−', '-');
  return (words.match(/[\p{L}\p{M}\p{N}%]|-(?=\d)|(?<=\d)[^\s\p{L}](?=\d)/gu) ?? []).join('');
}

/** A Norwegian text and its English one, with their paths. */
interface Translation {
  path: KeyPath;
  englishPath: KeyPath;
  norwegian: string;
  english: string;
}

/** Returns the path of the English text that belongs to a Norwegian one; null for a text that has none. */
export function englishPathOf(path: KeyPath): KeyPath | null {
  const at = path.lastIndexOf('no');
  return at === -1 ? null : path.with(at, 'en');
}

/** Lists the written Norwegian texts of a document that have a place for English. */
export function listTranslations(value: unknown): Translation[] {
  return textsIn(value).flatMap(([path, norwegian]) => {
    const englishPath = englishPathOf(path);
    if (!englishPath || norwegian === '') return [];
    const written = getIn(value, englishPath);
    return [{ path, englishPath, norwegian, english: typeof written === 'string' ? written : '' }];
  });
}

/** Identifies the translations of a document that are true, whatever their places are. */
export const truePairs = (value: unknown): ReadonlySet<string> =>
  new Set(
    listTranslations(value)
      .filter((translation) => english(translation.english) !== null)
      .map((translation) => pairKey(translation.norwegian, translation.english)),
  );

const pairKey = (norwegian: string, translation: string) =>
  JSON.stringify([meaningOf(norwegian), withoutMark(translation)]);

/**
 * Returns the English text after a change of the Norwegian one: marked, unless nothing that counts has changed, or
 * unless the two are one of the `known` pairs.
 */
export function englishAfterChange(
  translation: string,
  { before, after, known }: { before: string; after: string; known: ReadonlySet<string> },
): string {
  if (known.has(pairKey(after, translation))) return withoutMark(translation);
  return meaningOf(before) === meaningOf(after) ? translation : withMark(translation);
}
