import type { KeyPath } from '../../common/json.ts';
import type { Schema } from './contract.ts';

export interface SchemaPart {
  schema: Schema;
  path: KeyPath;
}

/** Returns the outermost parts of a document that only the person who helps the owner changes. */
export function helperParts(schema: Schema, path: KeyPath = []): SchemaPart[] {
  if (schema.forHelper) return [{ schema, path }];
  return Object.entries(schema.properties ?? {}).flatMap(([name, inner]) =>
    helperParts(inner, [...path, name]),
  );
}
