import { type Group, isGroup } from '../../../schema/is-group.ts';
import type { Path, Schema } from '../../../server/desk/contract.ts';
import { languageCodes } from '../../../tables/languages.ts';

export function valueAt(value: unknown, path: Path): unknown {
  return path.reduce<unknown>((inner, key) => (inner as Group | null | undefined)?.[key], value);
}

/** A copy with another part at a path; undefined removes it. */
export function withValue<Value>(value: Value, path: Path, part: unknown): Value;
export function withValue(value: unknown, [key, ...rest]: Path, part: unknown): unknown {
  if (key === undefined) return part;
  const next = withValue(valueAt(value, [key]), rest, part);
  if (Array.isArray(value) && next === undefined) return value.toSpliced(Number(key), 1);
  if (Array.isArray(value)) return Object.assign([...value], { [key]: next });
  return next === undefined ? without(Object(value), String(key)) : { ...Object(value), [key]: next };
}

/** The places of a path in a document: texts of a page have one per language. */
export const placesOf = (value: unknown, path: Path): Path[] =>
  String(path[0]) in Object(value) ? [path] : languageCodes.map((language) => [language, ...path]);

export const without = <Entry>(all: Readonly<Record<string, Entry>>, name: string) =>
  Object.fromEntries(Object.entries(all).filter(([key]) => key !== name));

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

/** The schema of a field, with the last title on the way to it. */
export function fieldAt(schema: Schema, [key, ...rest]: Path): Schema {
  const plain = { ...schema.anyOf?.find(({ type }) => type !== 'null'), ...schema };
  if (key === undefined) return plain;
  const { properties, prefixItems, items, additionalProperties, title } = plain;
  const inner = properties?.[key] ?? prefixItems?.[Number(key)] ?? (items || additionalProperties || {});
  return fieldAt({ ...(title && { title }), ...inner }, rest);
}

/** Whether two values of a list can be compared entry by entry. */
type IsList = (one: readonly unknown[], other: readonly unknown[], schema: Schema) => boolean;

/** The fields in which two values differ. A list is one field, unless `isSameList` accepts it. */
export function differences(
  schema: Schema,
  one: unknown,
  other: unknown,
  isSameList: IsList = isFixed,
  path: Path = [],
): Path[] {
  const inPart = (key: string | number, was: unknown, is: unknown) =>
    differences(schema, was, is, isSameList, [...path, key]);
  if (isSame(one, other)) return [];
  if (isGroup(one) && isGroup(other)) {
    return keysOf(one, other).flatMap((key) => inPart(key, one[key], other[key]));
  }
  if (Array.isArray(one) && Array.isArray(other) && isSameList(one, other, fieldAt(schema, path))) {
    return other.flatMap((entry, at) => inPart(at, one[at], entry));
  }
  return [path];
}

const isFixed: IsList = (_one, _other, { items, minItems, maxItems }) =>
  minItems !== undefined && minItems === maxItems && !(items && 'place' in items);

/** Whether no entry went or moved; new ones are at the end. */
export const stays: IsList = (one, other) =>
  one.length <= other.length &&
  !other.some((entry, at) => one.some((before, from) => from !== at && isSame(before, entry)));

/** A value with these parts of another value. */
export const withParts = <Value>(value: Value, paths: readonly Path[], other: unknown): Value =>
  // List entries are removed from the end.
  paths.reduceRight((all, path) => withValue(all, path, valueAt(other, path)), value);

export function move<Entry>(list: readonly Entry[], from: number, to: number): Entry[] {
  return list.toSpliced(from, 1).toSpliced(to, 0, ...list.slice(from, from + 1));
}

/** Puts an entry in a place; one already in the list swaps places. */
export function replace<Entry>(list: readonly Entry[], at: number, entry: Entry): Entry[] {
  const other = list.indexOf(entry);
  const before = list[at];
  const swapped = other === -1 || before === undefined ? [...list] : list.with(other, before);
  return swapped.with(at, entry);
}
