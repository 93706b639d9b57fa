import { factMarks, marksIn, optionalMarks } from '../../../schema/marks.ts';
import type { Facts } from '../../contract.ts';

/** A code in braces, such as {phone}: what it is, and what it becomes now. */
export interface Mark {
  name: string;
  meaning: string;
  /** Null for a fact that is left empty. */
  becomes: string | null;
}

const all: Readonly<Record<string, string>> = { ...factMarks, ...optionalMarks };

const markOf = (name: string, facts: Facts): Mark => ({
  name,
  // What it becomes is shown beside it, so the example of the schema can go.
  meaning: (all[name] ?? '').replace(/, som i .*/, ''),
  becomes: facts[name] ?? null,
});

/** The codes that a text may have. A fact that may be empty can only be in an entry of a list. */
export function allowedMarks(facts: Facts, isEntry: boolean): Mark[] {
  return Object.keys(isEntry ? all : factMarks).map((name) => markOf(name, facts));
}

/** The facts that a text names, each once. */
export function marksOf(text: string, facts: Facts): Mark[] {
  const names = new Set(marksIn(text).filter((name) => name in all));
  return [...names].map((name) => markOf(name, facts));
}

/** Strips soft hyphens and collapses spaces. */
export const plain = (text: string) => text.replaceAll('\u00ad', '').replace(/\s+/g, ' ').trim();

/** A text as the page shows it. */
export const filled = (text: string, facts: Facts) => plain(withFacts(text, facts));

/** How long a text is with its facts filled in, counted as the check does: without the name of the firm. */
export const lengthOf = (text: string, facts: Facts) => withFacts(text, { ...facts, name: '' }).trim().length;

const withFacts = (text: string, facts: Facts) =>
  text.replace(/\{(\w+)\}/g, (mark, name: string) => facts[name] ?? mark);
