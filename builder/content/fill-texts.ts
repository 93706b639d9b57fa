import { type FactMark, marksIn } from '../../schema/marks.ts';
import { fill } from '../../src/content/fill.ts';

type Facts = Readonly<Partial<Record<FactMark, string | null>>>;

/**
 * Replaces the marks in every text of a file by facts. A list entry with the mark of an empty fact is left out, so the
 * site says nothing about facts that the owner has not filled in.
 */
export function fillTexts(value: unknown, facts: Facts): unknown {
  if (typeof value === 'string') return fill(value, facts);
  if (Array.isArray(value)) {
    return value.filter((entry) => !namesEmptyFact(entry, facts)).map((entry) => fillTexts(entry, facts));
  }
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, fillTexts(inner, facts)]));
}

function namesEmptyFact(entry: unknown, facts: Facts): boolean {
  return typeof entry === 'string' && marksIn(entry).some((mark) => facts[mark as FactMark] === null);
}

/** A difference between the languages of a file: its path, and a Norwegian predicate about the English text. */
export interface Difference {
  path: (string | number)[];
  predicate: string;
}

/**
 * Compares the English texts of a file with the Norwegian ones: they must have the same fields, lists of the same
 * length and the same marks. Both must fit their schema.
 */
export function compareLanguages(no: unknown, en: unknown, path: (string | number)[] = []): Difference[] {
  if (typeof no === 'string' && typeof en === 'string') {
    const marks = (text: string) => [...new Set(marksIn(text).sort())].map((mark) => `{${mark}}`).join(' ');
    const wanted = marks(no);
    if (wanted === marks(en)) return [];
    return [{ path, predicate: `må ha de samme kodene som den norske teksten (${wanted || 'ingen'})` }];
  }
  if (Array.isArray(no) && Array.isArray(en) && no.length !== en.length) {
    return [{ path, predicate: `har ${en.length} oppføringer, og den norske filen har ${no.length}` }];
  }
  if (no === undefined || en === undefined) {
    return [{ path, predicate: 'må stå på begge språk, eller på ingen av dem' }];
  }
  if (!isGroup(no) || !isGroup(en)) return [];
  return Object.keys({ ...no, ...en }).flatMap((key) =>
    compareLanguages(no[key], en[key], [...path, Array.isArray(no) ? Number(key) : key]),
  );
}

const isGroup = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
