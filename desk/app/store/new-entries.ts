import { languageCodes } from '../../../tables/languages.ts';
import type { Path, Problem } from '../../contract/problem.ts';
import { valueAt, withValue } from './json.ts';

/**
 * A new entry of a list waits until it is filled in: until then it is no part of what is saved, and what it lacks is
 * said only when it has been left. So it holds back nothing else of its document.
 */

export type EntryState = 'saved' | 'new' | 'left';

/** The states of the entries, by the path of their list without its language. */
export type NewEntries = Readonly<Record<string, readonly EntryState[]>>;

interface Edited {
  id: string;
  value: unknown;
  newEntries: NewEntries;
}

/** Where a path is in the value of a document: texts have it once for each language. */
export const placesOf = (id: string, path: Path): Path[] =>
  id.startsWith('texts/') ? languageCodes.map((language) => [language, ...path]) : [path];

const keyOf = (path: Path) => path.join('/');
const pathOf = (key: string): Path =>
  key.split('/').map((part) => (/^\d+$/.test(part) ? Number(part) : part));

/** Every field of a value that is empty. */
function emptyFields(value: unknown, at: Path): Path[] {
  if (value === null || value === undefined) return [at];
  if (typeof value === 'string') return value.trim() === '' ? [at] : [];
  if (typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([key, part]) =>
    emptyFields(part, [...at, Array.isArray(value) ? Number(key) : key]),
  );
}

interface Waiting {
  list: Path;
  index: number;
  state: EntryState;
  empty: Path[];
}

/** The new entries that are not filled in, those in other entries first. */
function waitingIn({ id, value, newEntries }: Edited): Waiting[] {
  const all = Object.entries(newEntries).flatMap(([key, states]) =>
    states.map((state, index) => {
      const list = pathOf(key);
      const empty = placesOf(id, [...list, index]).flatMap((at) => emptyFields(valueAt(value, at), at));
      return { list, index, state, empty };
    }),
  );
  return all
    .filter(({ state, empty }) => state !== 'saved' && empty.length > 0)
    .sort((one, other) => other.list.length - one.list.length || other.index - one.index);
}

/** What can be saved of a document: without the entries that wait. */
export function withoutWaiting(document: Edited): unknown {
  return waitingIn(document).reduce(
    (all, { list, index }) =>
      placesOf(document.id, list).reduce(
        (value, place) => withValue(value, place, (valueAt(value, place) as unknown[]).toSpliced(index, 1)),
        all,
      ),
    document.value,
  );
}

/** The path in a document of a path in what was saved of it. */
export function pathWithWaiting(document: Edited, path: Path): Path {
  const waiting = waitingIn(document).reverse();
  const language = placesOf(document.id, []).some(([first]) => first === path[0]) ? path.slice(0, 1) : [];
  const own: (string | number)[] = [];
  for (const key of path.slice(language.length)) {
    const here = waiting.filter(({ list }) => keyOf(list) === keyOf(own));
    own.push(here.reduce((at, { index }) => (index <= Number(at) ? Number(at) + 1 : at), key));
  }
  return [...language, ...own];
}

/** What the entries lack that were left before they were filled in. */
export const problemsOfWaiting = (document: Edited): Problem[] =>
  waitingIn(document)
    .filter(({ state }) => state === 'left')
    .flatMap(({ empty }) => empty)
    .map((path) => ({ document: document.id, path, message: 'må fylles ut' }));

/** The entries that still wait, once the others are saved. */
export function stillNew(document: Edited): NewEntries {
  const waiting = waitingIn(document);
  const isWaiting = (key: string, at: number) =>
    waiting.some(({ list, index }) => keyOf(list) === key && index === at);
  const states = Object.entries(document.newEntries).map(([key, all]) => {
    return [key, all.map((state, at) => (isWaiting(key, at) ? state : 'saved'))] as const;
  });
  return Object.fromEntries(states.filter(([, all]) => all.some((state) => state !== 'saved')));
}

/** What is put into a list: the entry in each language. */
export interface Added {
  entries: readonly unknown[];
  state: EntryState;
}

export type ListChange = <Entry>(list: readonly Entry[], added: Entry) => Entry[];

/** A document with a list changed in every language, and the states of its entries with them. */
export function withList(document: Edited, path: Path, change: ListChange, added: Added) {
  const { id, newEntries } = document;
  const listAt = (value: unknown, place: Path) => (valueAt(value, place) ?? []) as unknown[];
  const places = placesOf(id, path);
  const value = places.reduce(
    (all, place, at) => withValue(all, place, change(listAt(all, place), added.entries[at])),
    document.value,
  );
  const { length } = listAt(document.value, places[0] ?? path);
  const states = Array.from({ length }, (_, at) => newEntries[keyOf(path)]?.[at] ?? 'saved');
  // What is in an entry that has moved is taken for what it was before.
  const others = Object.entries(newEntries).filter(([key]) => !key.startsWith(`${keyOf(path)}/`));
  return {
    value,
    newEntries: { ...Object.fromEntries(others), [keyOf(path)]: change(states, added.state) },
  };
}

/** An entry has been left. */
export function withLeft({ newEntries }: Edited, path: Path, index: number): NewEntries {
  const states = newEntries[keyOf(path)];
  if (states?.[index] !== 'new') return newEntries;
  return { ...newEntries, [keyOf(path)]: states.with(index, 'left') };
}
