import { type Group, isGroup } from './records.ts';

/** The way to a part of a value. */
export type Path = readonly (string | number)[];

export function valueAt(value: unknown, path: Path): unknown {
  return path.reduce<unknown>((inner, key) => {
    return typeof inner === 'object' && inner !== null ? Reflect.get(inner, key) : undefined;
  }, value);
}

/** Whether two JSON values are equal. Key order does not matter; a missing key is undefined. */
export function isSame(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (Array.isArray(one) && Array.isArray(other)) {
    return one.length === other.length && one.every((entry, index) => isSame(entry, other[index]));
  }
  if (!isGroup(one) || !isGroup(other)) return false;
  return keysOf(one, other).every((key) => isSame(one[key], other[key]));
}

const keysOf = (one: Group, other: Group) => [...new Set([...Object.keys(one), ...Object.keys(other)])];

/** Whether two values of a list can be compared entry by entry. */
export type IsList = (one: readonly unknown[], other: readonly unknown[], path: Path) => boolean;

/** The fields in which two values differ. A list is one field, unless `isSameList` accepts it. */
export function differences(one: unknown, other: unknown, isSameList: IsList, path: Path = []): Path[] {
  const inPart = (key: string | number, was: unknown, is: unknown) =>
    differences(was, is, isSameList, [...path, key]);
  if (isSame(one, other)) return [];
  if (isGroup(one) && isGroup(other)) {
    return keysOf(one, other).flatMap((key) => inPart(key, one[key], other[key]));
  }
  if (Array.isArray(one) && Array.isArray(other) && isSameList(one, other, path)) {
    return other.flatMap((entry, at) => inPart(at, one[at], entry));
  }
  return [path];
}

/** Whether no entry went or moved; new ones are at the end. */
export const stays: IsList = (one, other) =>
  one.length <= other.length &&
  !other.some((entry, at) => one.some((before, from) => from !== at && isSame(before, entry)));
