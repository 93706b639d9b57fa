import type { Path, Schema } from '../../contract.ts';

interface Use {
  path: Path;
  label: string;
}

/** Every place in a value that has a picture, in words: «Forsiden: Kortene: Vinterdrift». */
export function usesOf(name: string, schema: Schema, value: unknown, path: Path = [], label = ''): Use[] {
  if (value === name) return [{ path, label }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => {
    const isEntry = Array.isArray(value);
    const part = (isEntry ? schema.items : schema.properties?.[key]) || {};
    const title = isEntry ? `${part.title} ${Number(key) + 1}` : (part.title ?? key);
    const at = [...path, isEntry ? Number(key) : key];
    return usesOf(name, part, inner, at, label ? `${label}: ${title}` : title);
  });
}
