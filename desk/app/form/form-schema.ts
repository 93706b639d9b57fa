import type { UiSchema } from '@rjsf/utils';
import type { Schema } from '../../contract.ts';
import { isPairSchema, pairOf } from './languages.ts';

/**
 * The schema of content/ as the form library takes it, and which of our fields shows what. Bounds and patterns are
 * left out: the server checks, with the very schema that a build uses.
 */
export interface FormSchema {
  schema: Schema;
  ui: UiSchema;
}

const kept = [
  'type',
  'title',
  'description',
  'minItems',
  'maxItems',
  'prefixItems',
  'enum',
  'choices',
  'place',
  'input',
  'marks',
  'min',
  'max',
  'fixed',
  'optional',
  'pair',
] as const;

/** Prepares a schema for the form. `instead` gives parts, by their path, a field of their own. */
export function formSchema(
  schema: Schema,
  instead: Readonly<Record<string, UiSchema>> = {},
  path = '',
): FormSchema {
  const plain = withoutNull(schema);
  const own = instead[path];
  const base = Object.fromEntries(
    kept.flatMap((key) => (key in plain ? [[key, (plain as never)[key]]] : [])),
  ) as Schema;
  if (plain.fixed || (isPairSchema(plain) && plain.pair.fixed)) {
    return { schema: base, ui: { 'ui:widget': 'hidden' } };
  }
  if (own) return { schema: base, ui: own };
  if (isWords(plain)) return formSchema({ ...pairOf(plain.properties?.no ?? {}), ...base }, instead, path);
  const field = fieldFor(schema, plain);
  if (field || isPairSchema(plain)) {
    return { schema: base, ui: { 'ui:field': field ?? 'Pair' } };
  }
  if (plain.properties) {
    const parts = Object.entries(plain.properties).map(
      ([key, inner]) => [key, formSchema(inner, instead, path === '' ? key : `${path}.${key}`)] as const,
    );
    return {
      schema: { ...base, properties: Object.fromEntries(parts.map(([key, part]) => [key, part.schema])) },
      ui: Object.fromEntries(parts.map(([key, part]) => [key, part.ui])),
    };
  }
  if (plain.items) {
    const items = formSchema(plain.items, instead, `${path}[]`);
    const isFixed = plain.minItems !== undefined && plain.minItems === plain.maxItems;
    return {
      schema: { ...base, items: items.schema },
      ui: { items: items.ui, ...(isFixed && { 'ui:options': { orderable: false, removable: false } }) },
    };
  }
  return { schema: base, ui: { 'ui:widget': widgetFor(plain) } };
}

/** A value that may also be null, without the null. */
function withoutNull(schema: Schema): Schema {
  const options = schema.anyOf?.filter(({ type }) => type !== 'null');
  const [only] = options ?? [];
  if (!only || options?.length !== 1) return schema;
  const { anyOf: _, ...rest } = schema;
  return { ...only, ...rest };
}

const isNullable = (schema: Schema) => schema.anyOf?.some(({ type }) => type === 'null') ?? false;

/** Words in both languages, as pictures and facts have them. */
function isWords({ properties }: Schema): boolean {
  return properties?.no?.type === 'string' && properties.en?.type === 'string';
}

function fieldFor(schema: Schema, plain: Schema): string | undefined {
  if (plain.prefixItems) return 'Numbers';
  if (plain.place) return 'PicturePlace';
  if (isNullable(schema) && plain.properties) return 'OpenDay';
  if (isNullable(schema)) return 'NumberOrNothing';
  return undefined;
}

function widgetFor(schema: Schema): string {
  if (schema.enum) return 'choice';
  if (schema.type === 'boolean') return 'yes';
  if (schema.type === 'integer' || schema.type === 'number') return 'number';
  return schema.input === 'month-day' ? 'monthDay' : 'line';
}

/** What a new entry of a list begins with. */
function emptyValue(schema: Schema): unknown {
  if (isPairSchema(schema)) return { no: '', en: '' };
  if (schema.properties) {
    const parts = Object.entries(schema.properties).map(([key, inner]) => [key, emptyValue(inner)]);
    return Object.fromEntries(parts.filter(([, value]) => value !== undefined));
  }
  if (schema.type === 'string') return '';
  if (schema.type === 'boolean') return false;
  return schema.type === 'array' ? [] : undefined;
}

/** Gives every new entry of a list its empty fields. */
export function fillNewEntries(schema: Schema, value: unknown): unknown {
  if (schema.properties && typeof value === 'object' && value !== null) {
    const { properties } = schema;
    const parts = Object.entries(value).map(([key, inner]) => [
      key,
      fillNewEntries(properties[key] ?? {}, inner),
    ]);
    return Object.fromEntries(parts);
  }
  if (!schema.items || !Array.isArray(value)) return value;
  const { items } = schema;
  return value.map((entry) => (isMissing(entry) ? emptyValue(items) : fillNewEntries(items, entry)));
}

function isMissing(entry: unknown): boolean {
  if (entry === undefined || entry === null) return true;
  return typeof entry === 'object' && !Array.isArray(entry) && Object.keys(entry).length === 0;
}
