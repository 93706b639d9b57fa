import { z } from 'zod';
import { readableAddress } from '../../schema/hosts.ts';

type Path = (string | number)[];

/** The schemas on the way to a value, outermost first, as far as they are known. */
export function fieldsAlong(schema: z.ZodType, path: readonly (string | number)[]): z.ZodType[] {
  const [key, ...rest] = path;
  const field = key === undefined ? undefined : fieldIn(schema, key);
  return [schema, ...(field ? fieldsAlong(field, rest) : [])];
}

/** What a schema says of its field. Where the value may be missing, the schema inside says the rest. */
export const metaOf = (schema: z.ZodType) => ({ ...unwrapped(schema).meta(), ...schema.meta() });

const titleOf = (schema: z.ZodType): string | undefined => metaOf(schema).title;

/** The title of the field at a path, or of the nearest parent that has one. */
export function titleAt(schema: z.ZodType, path: readonly (string | number)[]): string | undefined {
  return fieldsAlong(schema, path)
    .map(titleOf)
    .findLast((title) => title !== undefined);
}

/** Whether the field at a path is a whole number. */
export function isWholeAt(schema: z.ZodType, path: readonly (string | number)[]): boolean {
  const field = fieldsAlong(schema, path)[path.length];
  return field !== undefined && unwrapped(field) instanceof z.ZodNumberFormat;
}

/** Calls `visit` for every text in a value, with the schema of the text and the path to it. */
export function visitTexts(
  schema: z.ZodType,
  value: unknown,
  visit: (text: string, schema: z.ZodType, path: Path) => void,
  path: Path = [],
): void {
  if (typeof value === 'string') visit(value, schema, path);
  if (typeof value !== 'object' || value === null) return;
  for (const [name, inner] of Object.entries(value)) {
    const key = Array.isArray(value) ? Number(name) : name;
    const field = fieldIn(schema, key);
    if (field) visitTexts(field, inner, visit, [...path, key]);
  }
}

/** Returns the value with every text changed that the schema has a field for. */
export function mapTexts(
  schema: z.ZodType,
  value: unknown,
  change: (text: string, schema: z.ZodType, path: Path) => unknown,
  path: Path = [],
): unknown {
  if (typeof value === 'string') return change(value, schema, path);
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((entry, index) => mapIn(index, entry));
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, mapIn(name, inner)]));

  function mapIn(key: string | number, inner: unknown) {
    const field = fieldIn(schema, key);
    return field ? mapTexts(field, inner, change, [...path, key]) : inner;
  }
}

/** The schema of one field, entry or element of a schema. */
export function fieldIn(schema: z.ZodType, key: string | number): z.ZodType | undefined {
  const group = unwrapped(schema);
  if (group instanceof z.ZodObject) return group.shape[key];
  if (group instanceof z.ZodArray) return group.element as z.ZodType;
  if (group instanceof z.ZodRecord) return group.valueType as z.ZodType;
  return group instanceof z.ZodTuple ? (group.def.items[Number(key)] as z.ZodType) : undefined;
}

/** The names that a group may have. */
export function keysOf(schema: z.ZodType | undefined): string[] {
  const group = schema && unwrapped(schema);
  return group instanceof z.ZodObject ? Object.keys(group.shape) : [];
}

const unwrapped = (schema: z.ZodType): z.ZodType =>
  schema instanceof z.ZodNullable || schema instanceof z.ZodOptional
    ? (schema.unwrap() as z.ZodType)
    : schema;

/** The value with its addresses as people write them. */
export const asWritten = (schema: z.ZodType, value: unknown): unknown =>
  mapTexts(schema, value, (text, field) =>
    ['url', 'email'].includes(String(metaOf(field).input)) ? readableAddress(text) : text,
  );
