import { z } from 'zod';
import type { KeyPath } from '../common/json.ts';
import type { PictureSlot } from '../common/picture-slots.ts';
import type { ListRules } from './value-fields.ts';

declare module 'zod' {
  interface GlobalMeta {
    /** Of the name of a picture: where the picture is shown. */
    slot?: PictureSlot;
    /** Of a text: its phone numbers and e-mail addresses are links. */
    links?: true;
    /** Of a text: the smallest and the largest number of characters, with the values of its variables. */
    min?: number;
    max?: number;
    /** Of a list: the number of entries, if it is fixed. */
    length?: number | undefined;
    /** Of a switch: it is on where content/ does not say. */
    default?: true;
    /** Of a list: see ListRules. */
    shownWith?: ListRules['shownWith'];
  }
}

/** Returns the schemas along a path, outermost first, as far as they are known. */
export function schemasAlong(schema: z.ZodType, path: KeyPath): z.ZodType[] {
  const [key, ...rest] = path;
  const field = key === undefined ? undefined : childSchema(schema, key);
  return [schema, ...(field ? schemasAlong(field, rest) : [])];
}

/** Includes the metadata of the schema inside a nullable one. */
export const metaOf = (schema: z.ZodType) => ({ ...unwrap(schema).meta(), ...schema.meta() });

export function forEachText(
  schema: z.ZodType,
  value: unknown,
  visit: (text: string, schema: z.ZodType, path: KeyPath) => void,
): void {
  mapTexts(schema, value, (text, field, path) => {
    visit(text, field, path);
    return text;
  });
}

export function mapTexts(
  schema: z.ZodType,
  value: unknown,
  change: (text: string, schema: z.ZodType, path: KeyPath) => unknown,
  path: KeyPath = [],
): unknown {
  if (typeof value === 'string') return change(value, schema, path);
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((entry, index) => mapIn(index, entry));
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, mapIn(name, inner)]));

  function mapIn(key: string | number, inner: unknown) {
    const field = childSchema(schema, key);
    return field ? mapTexts(field, inner, change, [...path, key]) : inner;
  }
}

export function childSchema(schema: z.ZodType, key: string | number): z.ZodType | undefined {
  const group = unwrap(schema);
  if (group instanceof z.ZodObject) return Object.hasOwn(group.shape, key) ? group.shape[key] : undefined;
  if (group instanceof z.ZodArray) return schemaIn(group.element);
  return group instanceof z.ZodTuple ? schemaIn(group.def.items[Number(key)]) : undefined;
}

const schemaIn = (inner: unknown): z.ZodType | undefined => (inner instanceof z.ZodType ? inner : undefined);

export function unwrap(schema: z.ZodType): z.ZodType {
  return (schema instanceof z.ZodNullable && schemaIn(schema.unwrap())) || schema;
}
