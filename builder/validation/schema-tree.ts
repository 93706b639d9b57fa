import { z } from 'zod';
import type { KeyPath } from '../../common/json.ts';

/** The schemas on the way to a value, outermost first, as far as they are known. */
export function schemasAlong(schema: z.ZodType, path: KeyPath): z.ZodType[] {
  const [key, ...rest] = path;
  const field = key === undefined ? undefined : childSchema(schema, key);
  return [schema, ...(field ? schemasAlong(field, rest) : [])];
}

/** What a schema says of its field. Where the value may be missing, the schema inside says the rest. */
export const metaOf = (schema: z.ZodType) => ({ ...unwrap(schema).meta(), ...schema.meta() });

/** Calls `visit` for every text in a value, with the schema of the text and the path to it. */
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

/** Returns the value with every text changed that the schema has a field for. */
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

/** The schema of one field, entry or element of a schema. */
export function childSchema(schema: z.ZodType, key: string | number): z.ZodType | undefined {
  const group = unwrap(schema);
  if (group instanceof z.ZodObject) return group.shape[key];
  if (group instanceof z.ZodArray) return schemaIn(group.element);
  if (group instanceof z.ZodRecord) return schemaIn(group.valueType);
  return group instanceof z.ZodTuple ? schemaIn(group.def.items[Number(key)]) : undefined;
}

/** The types of zod say less of the schemas inside others. */
export const schemaIn = (inner: unknown): z.ZodType | undefined =>
  inner instanceof z.ZodType ? inner : undefined;

/** The schema of a value that may be missing. */
export function unwrap(schema: z.ZodType): z.ZodType {
  const mayBeMissing = schema instanceof z.ZodNullable || schema instanceof z.ZodOptional;
  return (mayBeMissing && schemaIn(schema.unwrap())) || schema;
}
