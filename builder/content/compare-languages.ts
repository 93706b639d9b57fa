import { marks } from '../../schema/company.ts';
import { isGroup } from '../../schema/is-group.ts';
import { marksIn } from '../../schema/marks.ts';

/** Where the languages of a file do not go together: the path, and a Norwegian predicate about the translation. */
interface LanguageDifference {
  path: (string | number)[];
  predicate: string;
}

/**
 * Compares the texts of a file with the Norwegian ones: they must have the same fields, lists of the same length and the
 * same marks. Both must fit their schema.
 */
export function compareLanguages(
  norwegian: unknown,
  translated: unknown,
  path: (string | number)[] = [],
): LanguageDifference[] {
  if (typeof norwegian === 'string' && typeof translated === 'string') {
    const [wanted, found] = [norwegian, translated].map(listMarks);
    if (wanted === found) return [];
    return [
      { path, predicate: `må nevne de samme opplysningene som den norske teksten (${wanted || 'ingen'})` },
    ];
  }
  if (norwegian === undefined || translated === undefined) {
    return [{ path, predicate: 'må stå på begge språk, eller på ingen av dem' }];
  }
  if (Array.isArray(norwegian) && Array.isArray(translated)) {
    if (norwegian.length === translated.length) {
      return norwegian.flatMap((entry, at) => compareLanguages(entry, translated[at], [...path, at]));
    }
    const predicate = `har ${translated.length === 1 ? 'én oppføring' : `${translated.length} oppføringer`}, og den norske filen har ${norwegian.length}`;
    return [{ path, predicate }];
  }
  if (!isGroup(norwegian) || !isGroup(translated)) return [];
  return Object.keys({ ...norwegian, ...translated }).flatMap((key) =>
    compareLanguages(norwegian[key], translated[key], [...path, key]),
  );
}

/** The facts that a text names, in the owner's words. */
const listMarks = (text: string) =>
  [...new Set(marksIn(text).sort())]
    .map((mark) => (marks[mark]?.means ?? mark).replace(/, som i .*/, ''))
    .join('; ');
