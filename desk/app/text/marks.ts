import { factMarks, marksIn, optionalMarks } from '../../../schema/marks.ts';
import type { Facts } from '../../../server/desk/contract/document.ts';

const meanings: Readonly<Record<string, string>> = { ...factMarks, ...optionalMarks };

/** The facts that a text may name. One that may be empty can only be in a text of a list, which leaves with it. */
export const allowedMarks = (mayLeave = false) => Object.keys(mayLeave ? meanings : factMarks);

/** What a mark means; undefined for one that does not exist. What it becomes is shown beside it, so examples can go. */
export const meaningOf = (name: string): string | undefined =>
  (Object.hasOwn(meanings, name) ? meanings[name] : undefined)?.replace(/, som i .*/, '');

/** What marks such as {phone} mean, and what each becomes; null for a fact that is left empty. */
export const marksWith = (names: readonly string[], facts: Facts) =>
  names.map((name) => ({ name, meaning: meaningOf(name) ?? '', becomes: facts[name] ?? null }));

/** The facts that a text names, each once. */
export const namesIn = (text: string) =>
  [...new Set(marksIn(text))].filter((name) => Object.hasOwn(meanings, name));

/** Strips soft hyphens and collapses spaces. */
export const plain = (text: string) => text.replaceAll('\u00ad', '').replace(/\s+/g, ' ').trim();

/** A text as the page shows it. */
export const filled = (text: string, facts: Facts) =>
  plain(text.replace(/\{(\w+)\}/g, (mark, name: string) => facts[name] ?? mark));
