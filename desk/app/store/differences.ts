import { isGroup } from '../../../schema/is-group.ts';
import type { Path } from '../../../server/desk/contract/problem.ts';
import type { Schema } from '../../../server/desk/contract/schema.ts';
import { isSame, keysOf } from './json.ts';

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
