import type { Path } from '../../../server/desk/contract/problem.ts';
import type { Schema } from '../../../server/desk/contract/schema.ts';
import type { OpenDocument } from '../store/documents.ts';
import { useOverview } from '../store/overview.ts';

interface Place {
  path: Path;
  label: string;
}

/** Finds every place and every article that has a picture. */
export function useUses({ schema, value }: OpenDocument): (name: string) => (Place & { document: string })[] {
  const { documents } = useOverview();
  return (name) => [
    ...placesOf(name, schema, value).map((place) => ({ ...place, document: 'placements' })),
    ...documents
      .filter(({ pictures }) => pictures?.includes(name))
      .map(({ id, title }) => ({ document: id, path: [], label: `Nyhet: ${title}` })),
  ];
}

/** Every place in a value that has a picture, in words: «Forsiden: Kortene: Vinterdrift». */
function placesOf(name: string, schema: Schema, value: unknown, path: Path = [], label = ''): Place[] {
  if (value === name) return [{ path, label }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => {
    const isEntry = Array.isArray(value);
    const part = (isEntry ? schema.items : schema.properties?.[key]) || {};
    const title = isEntry ? `${part.title} ${Number(key) + 1}` : (part.title ?? key);
    const at = [...path, isEntry ? Number(key) : key];
    return placesOf(name, part, inner, at, label ? `${label}: ${title}` : title);
  });
}
