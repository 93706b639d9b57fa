import { z } from 'zod';
import { getIn } from '../common/json.ts';
import { childSchema, metaOf, unwrap } from './schema-tree.ts';

/**
 * Gives a value the shape of its schema, whatever it is: a missing part is filled in empty, one of the wrong type becomes
 * empty, and unknown keys are left out. What is typed stays, also where the schema refuses it, such as a text of any
 * length, or words in the field of a number. So the draft may be wrong, and whatever reads it can rely on its shape.
 */
export const shaped = <Schema extends z.ZodType>(schema: Schema, value: unknown): z.infer<Schema> =>
  // The functions below give every part the type that its schema has.
  shape(schema, value) as z.infer<Schema>;

function shape(schema: z.ZodType, value: unknown): unknown {
  if (schema instanceof z.ZodNullable && (value ?? null) === null) return null;
  const inner = unwrap(schema);
  return shapeParts(inner, value) ?? shapeLeaf(inner, value);
}

/** Undefined for a schema without parts. */
function shapeParts(schema: z.ZodType, value: unknown): unknown {
  const partAt = (key: string | number): unknown => shapePart(schema, value, key);
  if (schema instanceof z.ZodObject) {
    return Object.fromEntries(Object.keys(schema.shape).map((key) => [key, partAt(key)]));
  }
  if (schema instanceof z.ZodTuple) return schema.def.items.map((_item, index) => partAt(index));
  if (!(schema instanceof z.ZodArray)) return undefined;
  const length = Math.max(Array.isArray(value) ? value.length : 0, metaOf(schema).length ?? 0);
  return Array.from({ length }, (_, index) => partAt(index));
}

function shapeLeaf(schema: z.ZodType, value: unknown): unknown {
  if (schema instanceof z.ZodString) return typeof value === 'string' ? asTyped(schema, value) : '';
  if (schema instanceof z.ZodBoolean)
    return value === true || (value === undefined && metaOf(schema).default === true);
  // A number's field may hold what was typed.
  return typeof value === 'number' || typeof value === 'string' ? value : null;
}

function shapePart(schema: z.ZodType, value: unknown, key: string | number): unknown {
  const field = childSchema(schema, key);
  return field && shape(field, getIn(value, [key]));
}

/** Cleans a text as its field does. An invalid one stays as it is typed. */
const asTyped = (schema: z.ZodString, text: string): string => schema.safeParse(text).data ?? text;
