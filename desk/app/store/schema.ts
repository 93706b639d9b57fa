import type { KeyPath } from '../../../common/json.ts';
import { languageCodes } from '../../../common/languages.ts';
import type { Schema } from '../../../content-model/desk/contract.ts';

/** Whether a group is a text in all languages: { no, en }. */
export const isTranslated = ({ properties }: Schema) =>
  languageCodes.every((language) => properties?.[language]?.type === 'string');

/** Returns the schema itself if its value cannot be null. */
export function withoutNull(schema: Schema): Schema {
  const { anyOf, ...rest } = schema;
  const inner = anyOf?.find(({ type }) => type !== 'null');
  return inner ? { ...inner, ...rest } : schema;
}

/** Returns the schema of a field. Without a title it gets the nearest one above it. */
export function fieldAt(schema: Schema, [key, ...rest]: KeyPath): Schema {
  const plain = withoutNull(schema);
  if (key === undefined) return plain;
  const { properties, prefixItems, items, title } = plain;
  const inner = properties?.[key] ?? prefixItems?.[Number(key)] ?? (items || {});
  return fieldAt({ ...(title && { title }), ...inner }, rest);
}
