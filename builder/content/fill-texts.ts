import type { z } from 'zod';
import { marksIn } from '../../schema/marks.ts';
import { fill } from '../../src/content/fill.ts';
import type { LinkedText } from '../../src/content/linked-text.ts';
import { fieldIn, metaOf } from '../schema/fields.ts';

/** What the marks of a text become. */
interface MarkValues {
  facts: Readonly<Record<string, string | null>>;
  /** Where those that are links lead. */
  links: Readonly<Record<string, string>>;
}

/**
 * Replaces the marks in every text of a file by facts, and by links where the schema says so. A text of a list with the
 * mark of an empty fact is left out, so the site says nothing about facts that the owner has not filled in.
 */
export function fillTexts(value: unknown, values: MarkValues, schema?: z.ZodType): unknown {
  if (typeof value === 'string') {
    return schema && metaOf(schema).links ? fillLinked(value, values) : fill(value, values.facts);
  }
  if (typeof value !== 'object' || value === null) return value;
  const filled = (inner: unknown, key: string | number) =>
    fillTexts(inner, values, schema && fieldIn(schema, key));
  if (Array.isArray(value)) {
    return value.filter((entry) => !isLeftOut(entry, values.facts)).map(filled);
  }
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, filled(inner, key)]));
}

function fillLinked(text: string, { facts, links }: MarkValues): LinkedText {
  const pieces = text.split(new RegExp(`\\{(${Object.keys(links).join('|')})\\}`));
  if (pieces.length === 1) return fill(text, facts);
  return pieces
    .map((piece, index) =>
      index % 2 === 1 ? { text: facts[piece] ?? '', href: links[piece] ?? '' } : fill(piece, facts),
    )
    .filter((piece) => piece !== '');
}

function isLeftOut(entry: unknown, facts: MarkValues['facts']): boolean {
  return typeof entry === 'string' && marksIn(entry).some((mark) => facts[mark] === null);
}
