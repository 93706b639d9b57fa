import type { Path, Schema } from '../../contract.ts';

export interface Use {
  path: Path;
  label: string;
}

/** Every place in a value that has a picture, in words: «Forsiden: Kortene: Vinterdrift». */
export function usesOf(
  name: string,
  schema: Schema,
  value: unknown,
  at: Use = { path: [], label: '' },
): Use[] {
  if (value === name) return [at];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => {
    const part = (Array.isArray(value) ? schema.items : schema.properties?.[key]) || {};
    const index = Array.isArray(value) ? Number(key) : key;
    const title = typeof index === 'number' ? `${part.title} ${index + 1}` : (part.title ?? key);
    const label = at.label ? `${at.label}: ${title}` : title;
    return usesOf(name, part, inner, { path: [...at.path, index], label });
  });
}
