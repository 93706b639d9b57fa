import type { z } from 'zod';
import { getIn, type KeyPath } from '../common/json.ts';
import { defaultLanguage, forEachLanguage, type Language, languageCodes } from '../common/languages.ts';
import { asText, isJsonObject } from '../common/records.ts';
import { forEachText, metaOf, schemasAlong } from './schema-tree.ts';

// Norwegian is enough: each text may lack its translation. Its place stays, empty.

const translationCodes = languageCodes.filter((code) => code !== defaultLanguage);

/** Cuts or pads the lists of each translation to the length of the Norwegian ones. */
export function alignTranslations(value: unknown): unknown {
  if (!isJsonObject(value) || !(defaultLanguage in value)) return value;
  const original = value[defaultLanguage];
  const aligned = forEachLanguage((code) =>
    code === defaultLanguage ? original : alignLists(value[code], original),
  );
  return { ...value, ...aligned };
}

function alignLists(translation: unknown, original: unknown): unknown {
  if (Array.isArray(translation) && Array.isArray(original)) {
    return original.map((entry, index) =>
      index < translation.length ? alignLists(translation[index], entry) : blankCopy(entry),
    );
  }
  if (!isJsonObject(translation)) return translation;
  const entries = Object.entries(translation);
  return Object.fromEntries(entries.map(([key, part]) => [key, alignLists(part, getIn(original, [key]))]));
}

function blankCopy(value: unknown): unknown {
  if (typeof value === 'string') return '';
  if (Array.isArray(value)) return value.map(blankCopy);
  if (!isJsonObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, blankCopy(part)]));
}

/** The entry of a list without a fixed length that a path is in; undefined outside such lists. */
export function freeEntry(schema: z.ZodType, path: KeyPath): KeyPath | undefined {
  const fields = schemasAlong(schema, path);
  const index = path.findLastIndex((key, at) => {
    const list = fields[at];
    return typeof key === 'number' && list !== undefined && metaOf(list).length === undefined;
  });
  return index === -1 ? undefined : path.slice(0, index + 1);
}

export const mayBeTranslatedLater = (value: unknown, path: KeyPath): boolean =>
  translationCodes.some((code) => code === path[0]) && getIn(value, path) === '';

/**
 * Whether the page in another language leaves out the entry that a text without a translation is in, rather than
 * showing the Norwegian text.
 */
export function isLeftOutUntranslated(schema: z.ZodType, path: KeyPath): boolean {
  const entry = freeEntry(schema, path);
  const list = entry && schemasAlong(schema, entry.slice(0, -1)).at(-1);
  return list !== undefined && metaOf(list).untranslated !== 'norwegian';
}

export function lacksTranslation(translation: unknown, original: unknown): boolean {
  if (typeof original === 'string') return original !== '' && translation === '';
  if (typeof original !== 'object' || original === null) return false;
  return Object.entries(original).some(([key, part]) => lacksTranslation(getIn(translation, [key]), part));
}

export interface Translation {
  code: Language;
  path: KeyPath;
  /** The texts that are translated together: an entry of a list, an article, a picture, or the text alone. */
  unit: KeyPath;
  original: string;
  translation: string;
}

export function listTranslations(schema: z.ZodType, value: unknown): Translation[] {
  const found: Translation[] = [];
  forEachText(schema, value, (original, _field, path) => {
    const languageAt = path.lastIndexOf(defaultLanguage);
    if (original === '' || languageAt === -1) return;
    for (const code of translationCodes) {
      const translatedPath = path.with(languageAt, code);
      const translation = asText(getIn(value, translatedPath));
      const whole = languageAt > 0 ? path.slice(0, 1) : translatedPath;
      const unit = freeEntry(schema, translatedPath) ?? whole;
      found.push({ code, path: translatedPath, unit, original, translation });
    }
  });
  return found;
}
