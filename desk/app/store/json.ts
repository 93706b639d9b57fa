import { type Group, isGroup } from '../../../schema/is-group.ts';
import type { Path, Schema } from '../../../server/desk/contract.ts';

export function valueAt(value: unknown, path: Path): unknown {
  return path.reduce<unknown>((inner, key) => (inner as Group | null | undefined)?.[key], value);
}

/** A value with another part at a path; a part that is undefined is left out. */
export function withValue<Value>(value: Value, path: Path, part: unknown): Value;
export function withValue(value: unknown, [key, ...rest]: Path, part: unknown): unknown {
  if (key === undefined) return part;
  const next = withValue(valueAt(value, [key]), rest, part);
  if (Array.isArray(value)) return Object.assign([...value], { [key]: next });
  return next === undefined ? without(Object(value), String(key)) : { ...Object(value), [key]: next };
}

export const without = <Entry>(all: Readonly<Record<string, Entry>>, name: string) =>
  Object.fromEntries(Object.entries(all).filter(([key]) => key !== name));

/** True for two JSON values that hold the same. The order of keys does not matter; a missing key is undefined. */
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

/** The fields in which two values differ. A list whose entries can move is one field. */
export function differences(schema: Schema, one: unknown, other: unknown, path: Path = []): Path[] {
  if (isSame(one, other)) return [];
  if (isGroup(one) && isGroup(other)) {
    return keysOf(one, other).flatMap((key) => differences(schema, one[key], other[key], [...path, key]));
  }
  if (Array.isArray(one) && Array.isArray(other) && isFixed(fieldAt(schema, path))) {
    return one.flatMap((entry, at) => differences(schema, entry, other[at], [...path, at]));
  }
  return [path];
}

const isFixed = ({ items, minItems, maxItems }: Schema) =>
  minItems !== undefined && minItems === maxItems && !(items && 'place' in items);

/** A value with these parts as another value has them. */
export const withParts = <Value>(value: Value, paths: readonly Path[], other: unknown): Value =>
  paths.reduce((all, path) => withValue(all, path, valueAt(other, path)), value);

export function move<Entry>(list: readonly Entry[], from: number, to: number): Entry[] {
  return list.toSpliced(from, 1).toSpliced(to, 0, ...list.slice(from, from + 1));
}

/** Puts an entry in a place; when it is in the list already, the two swap places. */
export function replace<Entry>(list: readonly Entry[], at: number, entry: Entry): Entry[] {
  const other = list.indexOf(entry);
  const before = list[at];
  const swapped = other === -1 || before === undefined ? [...list] : list.with(other, before);
  return swapped.with(at, entry);
}
