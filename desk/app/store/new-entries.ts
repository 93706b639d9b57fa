import type { Path, Problem } from '../../../server/desk/contract.ts';
import { languageCodes } from '../../../tables/languages.ts';
import { valueAt, withValue } from './json.ts';

/**
 * A new entry, the last of its list, waits until it is filled in: until then it is no part of what is saved, and what it
 * lacks is said only when it has been left. So it holds back nothing else of its document.
 */

/** The lists whose last entry is new, by their path without its language; `left` once the cursor has left the entry. */
export type NewEntries = Readonly<Record<string, 'new' | 'left'>>;

interface Edited {
  id: string;
  value: unknown;
  newEntries: NewEntries;
}

/** Where a path is in the value of a document: texts of a page have it once for each language. */
export const placesOf = (value: unknown, path: Path): Path[] =>
  String(path[0]) in Object(value) ? [path] : languageCodes.map((language) => [language, ...path]);

const keyOf = (path: Path) => path.join('/');
const pathOf = (key: string): Path =>
  key.split('/').map((part) => (/^\d+$/.test(part) ? Number(part) : part));
const listAt = (value: unknown, place: Path) => (valueAt(value, place) ?? []) as unknown[];

/** Every field of a value that is empty. */
function emptyFields(value: unknown, at: Path): Path[] {
  if (value === null || value === undefined) return [at];
  if (typeof value === 'string') return value.trim() === '' ? [at] : [];
  if (typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([key, part]) =>
    emptyFields(part, [...at, Array.isArray(value) ? Number(key) : key]),
  );
}

/** The new entries that are not filled in, those in other entries first. */
function waitingIn({ value, newEntries }: Edited) {
  const all = Object.entries(newEntries).map(([key, state]) => {
    const places = placesOf(value, pathOf(key));
    const empty = places.flatMap((place) => {
      const at = [...place, listAt(value, place).length - 1];
      return emptyFields(valueAt(value, at), at);
    });
    return { key, state, places, empty };
  });
  return all.filter(({ empty }) => empty.length > 0).sort((one, other) => other.key.length - one.key.length);
}

/** True while the last entry of a list waits. */
export const isWaiting = (document: Edited, path: Path): boolean =>
  waitingIn(document).some(({ key }) => key === keyOf(path));

/** What can be saved of a document: without the entries that wait. */
export function withoutWaiting(document: Edited): unknown {
  return waitingIn(document)
    .flatMap(({ places }) => places)
    .reduce((all, place) => withValue(all, place, listAt(all, place).slice(0, -1)), document.value);
}

/** What the entries lack that were left before they were filled in. */
export const problemsOfWaiting = (document: Edited): Problem[] =>
  waitingIn(document)
    .filter(({ state }) => state === 'left')
    .flatMap(({ empty }) => empty)
    .map((path) => ({ document: document.id, path, message: 'må fylles ut' }));

/** The entries that still wait, once the others are saved. */
export const stillNew = (document: Edited): NewEntries =>
  Object.fromEntries(waitingIn(document).map(({ key, state }) => [key, state]));

export type ListChange = <Entry>(list: readonly Entry[], added: Entry) => Entry[];

/** What is put into a list: the entry in each language; and what the last entry of the list is after that. */
export interface Added {
  entries?: readonly unknown[];
  last?: 'new' | 'saved';
}

/** A document with a list changed in every language. */
export function withList({ value, newEntries }: Edited, path: Path, change: ListChange, added: Added) {
  const { entries = [], last } = added;
  const key = keyOf(path);
  // What is in an entry that has moved is taken for what it was before.
  const others = Object.entries(newEntries).filter(
    ([one]) => !one.startsWith(`${key}/`) && !(one === key && last),
  );
  return {
    value: placesOf(value, path).reduce(
      (all, place, at) => withValue(all, place, change(listAt(all, place), entries[at])),
      value,
    ),
    newEntries: { ...Object.fromEntries(others), ...(last === 'new' && { [key]: last }) },
  };
}

/** The last entry of a list has been left. */
export const withLeft = ({ newEntries }: Edited, path: Path): NewEntries =>
  keyOf(path) in newEntries ? { ...newEntries, [keyOf(path)]: 'left' } : newEntries;
