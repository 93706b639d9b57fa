import type { Path } from '../../../server/desk/contract/problem.ts';
import type { Schema } from '../../../server/desk/contract/schema.ts';
import { type Replaced, withValue } from './json.ts';
import { edit } from './saving.ts';
import { createValue } from './value.ts';

/** What was written elsewhere in the same fields, and was replaced by what was typed here. */
export interface ReplacedWords {
  key: number;
  /** The id of the document. */
  id: string;
  title: string;
  parts: readonly (Replaced & { name: string; words: string })[];
}

let count = 0;
export const replacedWords = createValue<readonly ReplacedWords[]>([]);

/** Shows the owner what was replaced in a document. */
export function tellReplaced(
  document: { id: string; title: string; schema: Schema },
  all: readonly Replaced[],
) {
  const { id, title, schema } = document;
  const parts = all.map((one) => {
    const field = fieldAt(schema, one.path);
    return { ...one, name: field.title ?? title, words: inWords(one.value, field) || 'ingenting' };
  });
  replacedWords.set([...replacedWords.get(), { key: ++count, id, title, parts }]);
}

/** Keeps what was typed here. */
export const dismissReplaced = (one: ReplacedWords) =>
  replacedWords.set(replacedWords.get().filter((other) => other !== one));

/** Puts what was written elsewhere into the fields. */
export function takeReplaced(one: ReplacedWords): void {
  edit(one.id, (before) => one.parts.reduce((all, { path, value }) => withValue(all, path, value), before));
  dismissReplaced(one);
}

/** The schema of a field, with the last title on the way to it. */
function fieldAt(schema: Schema, [key, ...rest]: Path): Schema {
  const plain = { ...schema.anyOf?.find(({ type }) => type !== 'null'), ...schema };
  if (key === undefined) return plain;
  const { properties, prefixItems, items, additionalProperties, title } = plain;
  const inner = properties?.[key] ?? prefixItems?.[Number(key)] ?? (items || additionalProperties || {});
  return fieldAt({ ...(title && { title }), ...inner }, rest);
}

function inWords(value: unknown, { place, choices, items }: Schema = {}): string {
  if (value === undefined) return 'slettet';
  if (value === null) return '';
  if (place) return 'et annet bilde';
  if (items && 'place' in items) return 'andre bilder, eller en annen rekkefølge';
  if (typeof value === 'boolean') return value ? 'ja' : 'nei';
  if (typeof value !== 'object') return choices?.[String(value)] ?? String(value);
  const parts = Object.values(value).map((part) => inWords(part));
  return parts.filter(Boolean).join(' · ');
}
