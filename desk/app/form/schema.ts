import { languageCodes } from '../../../common/languages.ts';
import type { Schema } from '../../../server/desk/contract.ts';

/** Whether a group is a text in all languages: { no, en }. */
export const isTranslated = ({ properties }: Schema) =>
  languageCodes.every((language) => properties?.[language]?.type === 'string');

export function withoutNull(schema: Schema): Schema {
  const { anyOf, ...rest } = schema;
  const inner = anyOf?.find(({ type }) => type !== 'null');
  return inner ? { ...inner, ...rest } : schema;
}

const emptyValues: Readonly<Record<string, unknown>> = { string: '', boolean: false };

/** The first value of a new entry, or of a group that was null. */
export function emptyValue({ properties, prefixItems, items, minItems = 0, type = '' }: Schema): unknown {
  if (prefixItems) return prefixItems.map(emptyValue);
  if (items) return Array.from({ length: minItems }, () => emptyValue(items));
  if (!properties) return emptyValues[type] ?? null;
  return Object.fromEntries(Object.entries(properties).map(([key, inner]) => [key, emptyValue(inner)]));
}
