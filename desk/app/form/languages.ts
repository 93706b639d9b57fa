import type { Path, Schema } from '../../contract.ts';

/**
 * A document in two languages, { no, en }, as one form with both languages in every field: its schema, its value,
 * and the paths of its problems.
 */

export type Side = 'no' | 'en';
export const sides: readonly Side[] = ['no', 'en'];
export const sideNames: Readonly<Record<Side, string>> = { no: 'Norsk', en: 'Engelsk' };
export const sideTags: Readonly<Record<Side, string>> = { no: 'nb', en: 'en' };

export type Pair = Partial<Record<Side, unknown>>;

/** A schema whose value is a field in both languages. `pair` is the schema of one side. */
export interface PairSchema extends Schema {
  pair: Schema;
}

type Group = Record<string, unknown>;

export const isPairSchema = (schema: Schema): schema is PairSchema => 'pair' in schema;

/** A field that holds a text in both languages; its two sides have one schema. */
export function pairOf(schema: Schema): PairSchema {
  const { title, description } = schema;
  return {
    type: 'object',
    ...(title !== undefined && { title }),
    ...(description !== undefined && { description }),
    pair: schema,
  };
}

/** Turns the schema of one language into that of the form. */
export function pairSchema(schema: Schema): Schema {
  if (schema.properties) {
    const properties = Object.entries(schema.properties).map(([key, inner]) => [key, pairSchema(inner)]);
    return { ...schema, properties: Object.fromEntries(properties) };
  }
  if (schema.items) return { ...schema, items: pairSchema(schema.items) };
  return pairOf(schema);
}

/** Puts the values of both languages together. */
export function pairValues(schema: Schema, no: unknown, en: unknown): unknown {
  if (schema.properties) {
    const one = (no ?? {}) as Group;
    const other = (en ?? {}) as Group;
    const keys = Object.keys(schema.properties).filter((key) => key in one || key in other);
    return Object.fromEntries(
      keys.map((key) => [key, pairValues(schema.properties?.[key] ?? {}, one[key], other[key])]),
    );
  }
  if (schema.items) {
    const { items } = schema;
    const one = (no ?? []) as unknown[];
    const other = (en ?? []) as unknown[];
    const length = Math.max(one.length, other.length);
    return Array.from({ length }, (_, index) => pairValues(items, one[index], other[index]));
  }
  return { ...(no !== undefined && { no }), ...(en !== undefined && { en }) };
}

/** Takes one language out of the form's value. */
export function sideOf(schema: Schema, value: unknown, side: Side): unknown {
  if (schema.properties) {
    const group = (value ?? {}) as Group;
    const entries = Object.keys(group).flatMap((key) => {
      const inner = sideOf(schema.properties?.[key] ?? {}, group[key], side);
      return inner === undefined ? [] : [[key, inner] as const];
    });
    return Object.fromEntries(entries);
  }
  if (schema.items) {
    const { items } = schema;
    return ((value ?? []) as unknown[]).map((entry) => sideOf(items, entry, side) ?? '');
  }
  return (value as Pair | undefined)?.[side];
}

/** The path of a problem within the form: the language comes last. */
export function pairPath(path: Path): Path {
  const [side, ...rest] = path;
  return side === 'no' || side === 'en' ? [...rest, side] : path;
}
