import { isJsonObject, type JsonObject } from './records.ts';

/** The keys that lead to a part of a value. */
export type KeyPath = readonly (string | number)[];

export function getIn(value: unknown, path: KeyPath): unknown {
  return path.reduce<unknown>((inner, key) => {
    const isIn = typeof inner === 'object' && inner !== null && Object.hasOwn(inner, key);
    return isIn ? Reflect.get(inner, key) : undefined;
  }, value);
}

/** Whether every text in a value is empty: the place of an entry that is not translated. */
export function isBlank(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return value === '';
  return Object.values(value).every(isBlank);
}

/** Whether two JSON values are equal. Key order does not matter; a missing key is undefined. */
export function isEqualJson(before: unknown, after: unknown): boolean {
  if (Object.is(before, after)) return true;
  if (Array.isArray(before) && Array.isArray(after)) {
    return before.length === after.length && before.every((entry, index) => isEqualJson(entry, after[index]));
  }
  if (!isJsonObject(before) || !isJsonObject(after)) return false;
  return keysOf(before, after).every((key) => isEqualJson(before[key], after[key]));
}

const keysOf = (before: JsonObject, after: JsonObject) => [
  ...new Set([...Object.keys(before), ...Object.keys(after)]),
];

/** Whether two values of a list can be compared entry by entry. */
export type ListComparer = (before: readonly unknown[], after: readonly unknown[], path: KeyPath) => boolean;

/** Returns the paths of the fields that differ. A list is one field, unless `isSameList` accepts it. */
export function changedPaths(
  before: unknown,
  after: unknown,
  isSameList: ListComparer,
  path: KeyPath = [],
): KeyPath[] {
  const pathsIn = (key: string | number, partBefore: unknown, partAfter: unknown) =>
    changedPaths(partBefore, partAfter, isSameList, [...path, key]);
  if (isEqualJson(before, after)) return [];
  if (isJsonObject(before) && isJsonObject(after)) {
    return keysOf(before, after).flatMap((key) => pathsIn(key, before[key], after[key]));
  }
  if (Array.isArray(before) && Array.isArray(after) && isSameList(before, after, path)) {
    return after.flatMap((entry, index) => pathsIn(index, before[index], entry));
  }
  return [path];
}
