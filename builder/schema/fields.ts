import { z } from 'zod';

/** The schemas on the way to a value, outermost first, as far as they are known. */
export function fieldsAlong(schema: z.ZodType, path: readonly (string | number)[]): z.ZodType[] {
  const [key, ...rest] = path;
  const inner = key === undefined ? undefined : fieldIn(schema, key);
  return [schema, ...(inner ? fieldsAlong(inner, rest) : [])];
}

/** Calls `visit` for every text in a value, with the schema of the text and the path to it. */
export function visitTexts(
  schema: z.ZodType,
  value: unknown,
  visit: (text: string, schema: z.ZodType, path: (string | number)[]) => void,
  path: (string | number)[] = [],
): void {
  if (typeof value === 'string') visit(value, schema, path);
  if (typeof value !== 'object' || value === null) return;
  for (const [name, inner] of Object.entries(value)) {
    const key = Array.isArray(value) ? Number(name) : name;
    const field = fieldIn(schema, key);
    if (field) visitTexts(field, inner, visit, [...path, key]);
  }
}

/** The schema of one field, entry or element of a schema. */
function fieldIn(schema: z.ZodType, key: string | number): z.ZodType | undefined {
  if (schema instanceof z.ZodNullable || schema instanceof z.ZodOptional) {
    return fieldIn(schema.unwrap() as z.ZodType, key);
  }
  if (schema instanceof z.ZodObject) return schema.shape[key];
  if (schema instanceof z.ZodArray) return schema.element as z.ZodType;
  if (schema instanceof z.ZodRecord) return schema.valueType as z.ZodType;
  return schema instanceof z.ZodTuple ? (schema.def.items[Number(key)] as z.ZodType) : undefined;
}
