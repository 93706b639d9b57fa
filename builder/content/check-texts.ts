import { BuildFailure } from '../failure.ts';

const marks = (text: string) => (text.match(/\{\w+\}/g) ?? []).sort().join(' ');

/**
 * Holds the English texts of a file against the Norwegian ones: the same keys, lists of the same length,
 * no empty text, the same marks like {number}. Throws a BuildFailure that names the file and the place.
 */
export function checkTexts(name: string, norwegian: unknown, english: unknown): void {
  compare(norwegian, english, '');

  function compare(no: unknown, en: unknown, place: string): void {
    const where = place || 'the whole file';
    if (typeof no !== typeof en || Array.isArray(no) !== Array.isArray(en)) {
      throw new BuildFailure(
        `content/en/${name}.json: ${where} is missing or of another kind than in Norwegian.`,
      );
    }
    if (typeof no === 'string' && typeof en === 'string') {
      compareTexts(no, en, where);
      return;
    }
    if (Array.isArray(no) && Array.isArray(en)) {
      if (no.length !== en.length) {
        throw new BuildFailure(
          `content/en/${name}.json: ${where} has ${en.length} entries, the Norwegian file has ${no.length}.`,
        );
      }
      for (const [index, entry] of no.entries()) compare(entry, en[index], `${place}[${index + 1}]`);
      return;
    }
    if (typeof no !== 'object' || no === null || en === null) return;
    const keys = { no: Object.keys(no), en: Object.keys(en as object) };
    const lacking = keys.no.find((key) => !keys.en.includes(key));
    const extra = keys.en.find((key) => !keys.no.includes(key));
    const at = (key: string) => (place ? `${place}.${key}` : key);
    if (lacking) throw new BuildFailure(`content/en/${name}.json: ${at(lacking)} is missing.`);
    if (extra) {
      throw new BuildFailure(
        `content/en/${name}.json: ${at(extra)} does not exist in content/no/${name}.json. Remove it, or add it there.`,
      );
    }
    for (const key of keys.no) {
      compare((no as Record<string, unknown>)[key], (en as Record<string, unknown>)[key], at(key));
    }
  }

  function compareTexts(no: string, en: string, where: string): void {
    if (no.trim() === '') throw new BuildFailure(`content/no/${name}.json: ${where} is empty.`);
    if (en.trim() === '') throw new BuildFailure(`content/en/${name}.json: ${where} is empty.`);
    if (marks(no) !== marks(en)) {
      throw new BuildFailure(
        `content/en/${name}.json: ${where} must hold the same marks in braces as the Norwegian text (${marks(no) || 'none'}).`,
      );
    }
  }
}
