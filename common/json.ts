import { isJsonObject, type JsonObject } from './records.ts';

/** The way to a part of a value. */
export type KeyPath = readonly (string | number)[];

export function getIn(value: unknown, path: KeyPath): unknown {
  return path.reduce<unknown>((inner, key) => {
    return typeof inner === 'object' && inner !== null ? Reflect.get(inner, key) : undefined;
  }, value);
}

/** Whether two JSON values are equal. Key order does not matter; a missing key is undefined. */
export function isEqualJson(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (Array.isArray(one) && Array.isArray(other)) {
    return one.length === other.length && one.every((entry, index) => isEqualJson(entry, other[index]));
  }
  if (!isJsonObject(one) || !isJsonObject(other)) return false;
  return keysOf(one, other).every((key) => isEqualJson(one[key], other[key]));
}

const keysOf = (one: JsonObject, other: JsonObject) => [
  ...new Set([...Object.keys(one), ...Object.keys(other)]),
];

/** Whether two values of a list can be compared entry by entry. */
export type ListComparer = (one: readonly unknown[], other: readonly unknown[], path: KeyPath) => boolean;

/** The fields in which two values differ. A list is one field, unless `isSameList` accepts it. */
export function changedPaths(
  one: unknown,
  other: unknown,
  isSameList: ListComparer,
  path: KeyPath = [],
): KeyPath[] {
  const inPart = (key: string | number, was: unknown, is: unknown) =>
    changedPaths(was, is, isSameList, [...path, key]);
  if (isEqualJson(one, other)) return [];
  if (isJsonObject(one) && isJsonObject(other)) {
    return keysOf(one, other).flatMap((key) => inPart(key, one[key], other[key]));
  }
  if (Array.isArray(one) && Array.isArray(other) && isSameList(one, other, path)) {
    return other.flatMap((entry, at) => inPart(at, one[at], entry));
  }
  return [path];
}

/** Whether no entry went or moved; new ones are at the end. */
export const isAppendOnly: ListComparer = (one, other) =>
  one.length <= other.length &&
  !other.some((entry, at) => one.some((before, from) => from !== at && isEqualJson(before, entry)));
