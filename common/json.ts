import { isJsonObject, type JsonObject } from './records.ts';

/** The keys that lead to a part of a value. */
export type KeyPath = readonly (string | number)[];

export function getIn(value: unknown, path: KeyPath): unknown {
  return path.reduce<unknown>((inner, key) => {
    const isIn = typeof inner === 'object' && inner !== null && Object.hasOwn(inner, key);
    return isIn ? Reflect.get(inner, key) : undefined;
  }, value);
}

/** Lists the texts in a value, with their paths. */
export function textsIn(value: unknown, path: KeyPath = []): [path: KeyPath, text: string][] {
  if (typeof value === 'string') return [[path, value]];
  if (Array.isArray(value)) return value.flatMap((entry, index) => textsIn(entry, [...path, index]));
  if (!isJsonObject(value)) return [];
  return Object.entries(value).flatMap(([key, part]) => textsIn(part, [...path, key]));
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

/** Returns the paths of the fields that differ. A list is one field. */
export function changedPaths(before: unknown, after: unknown, path: KeyPath = []): KeyPath[] {
  if (isEqualJson(before, after)) return [];
  if (!isJsonObject(before) || !isJsonObject(after)) return [path];
  return keysOf(before, after).flatMap((key) => changedPaths(before[key], after[key], [...path, key]));
}
