import type { Path, Schema } from '../../contract.ts';
import { labelOf } from '../layout/field-label.ts';

export interface Use {
  document: string;
  path: Path;
  label: string;
}

/** Every place on the pages that has a picture. */
export function usesOf(name: string, placements: { schema: Schema; value: unknown } | undefined): Use[] {
  if (!placements) return [];
  return pathsTo(name, placements.value, []).map((path) => ({
    document: 'placements',
    path,
    label: labelOf(placements.schema, path),
  }));
}

function pathsTo(name: string, value: unknown, path: Path): Path[] {
  if (value === name) return [path];
  if (Array.isArray(value)) return value.flatMap((inner, index) => pathsTo(name, inner, [...path, index]));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => pathsTo(name, inner, [...path, key]));
}
