import { getIn, type KeyPath } from '../../../common/json.ts';
import { languageCodes } from '../../../common/languages.ts';
import { asJsonObject } from '../../../common/records.ts';

/** Returns a copy with another part at a path. */
export function setIn<Value>(value: Value, path: KeyPath, part: unknown): Value;
export function setIn(value: unknown, [key, ...rest]: KeyPath, part: unknown): unknown {
  if (key === undefined) return part;
  const next = setIn(getIn(value, [key]), rest, part);
  return Array.isArray(value)
    ? Object.assign([...value], { [key]: next })
    : { ...asJsonObject(value), [key]: next };
}

export const startsWithPath = (path: KeyPath, start: KeyPath): boolean =>
  start.every((key, index) => key === path[index]);

/** The paths of a field in a document: one for each language, unless the path has its own. */
export const pathsInEachLanguage = (value: unknown, path: KeyPath): KeyPath[] =>
  String(path[0]) in asJsonObject(value) ? [path] : languageCodes.map((language) => [language, ...path]);

export function listAt(value: unknown, path: KeyPath): readonly unknown[] {
  const list = getIn(value, path);
  return Array.isArray(list) ? list : [];
}

export function move<Entry>(list: readonly Entry[], from: number, to: number): Entry[] {
  return list.toSpliced(from, 1).toSpliced(to, 0, ...list.slice(from, from + 1));
}

/** Returns a list with an entry at an index. An entry that is already in the list swaps places. */
export function replace<Entry>(list: readonly Entry[], index: number, entry: Entry): Entry[] {
  const otherIndex = list.indexOf(entry);
  const before = list[index];
  const swapped = otherIndex === -1 || before === undefined ? [...list] : list.with(otherIndex, before);
  return swapped.with(index, entry);
}
