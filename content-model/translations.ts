import { getIn } from '../common/json.ts';
import { defaultLanguage, forEachLanguage } from '../common/languages.ts';
import { isJsonObject } from '../common/records.ts';

// Norwegian is enough: each text may lack its translation. Its place stays, empty.

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
