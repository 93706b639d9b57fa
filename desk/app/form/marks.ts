import { factMarks, marksIn, optionalMarks } from '../../../schema/marks.ts';
import type { Facts } from '../../contract.ts';

/** A mark in braces, such as {phone}: what it is, and what it becomes now. */
export interface Mark {
  name: string;
  meaning: string;
  /** Null for a fact that is left empty. */
  becomes: string | null;
}

/** What the marks are, without an example: what each becomes is shown beside it. */
const meanings: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries({ ...factMarks, ...optionalMarks }).map(([name, meaning]) => [
    name,
    meaning.replace(/, som i .*/, ''),
  ]),
);

/** The marks that a text may have. One that may be empty can only be in an entry of a list. */
export function allowedMarks(facts: Facts, isEntry: boolean): Mark[] {
  const names = Object.keys(isEntry ? meanings : factMarks);
  return names.map((name) => ({ name, meaning: meanings[name] ?? '', becomes: facts[name] ?? null }));
}

/** The facts that a text names, each once. */
export function marksOf(text: string, facts: Facts): Mark[] {
  return [...new Set(marksIn(text))].flatMap((name) => {
    const meaning = meanings[name];
    return meaning === undefined ? [] : [{ name, meaning, becomes: facts[name] ?? null }];
  });
}

/** A text without what cannot be seen. */
export const plain = (text: string) => text.replaceAll('\u00ad', '').replace(/\s+/g, ' ').trim();

/** A text as the page shows it. */
export function filled(text: string, facts: Facts): string {
  return plain(withFacts(text, facts));
}

/** How long a text is when its facts are filled in, counted as a build does: without the name of the firm. */
export function lengthOf(text: string, facts: Facts): number {
  return withFacts(text, { ...facts, name: '' }).trim().length;
}

const withFacts = (text: string, facts: Facts) =>
  text.replace(/\{(\w+)\}/g, (mark, name: string) => facts[name] ?? mark);
