import { isGroup } from '../../schema/is-group.ts';

/** The places in «e-post», “on-call” and «2–4 mm» where a line could end, and must not. */
const breaks = /(?<=(?<![^\s(«“])\p{L}{1,2}-)(?=\p{L})|(?<=\d–)(?=\d)/gu;

/**
 * Keeps short words with a hyphen, and ranges of figures, on one line: in every text of a page, but not in its head, and
 * not in links, which are copied. A search in the page passes over the word joiner.
 */
export function keepWhole(texts: unknown): unknown {
  if (typeof texts === 'string') return texts.replace(breaks, '\u2060');
  if (Array.isArray(texts)) return texts.map(keepWhole);
  if (!isGroup(texts) || 'href' in texts) return texts;
  const entries = Object.entries(texts);
  return Object.fromEntries(entries.map(([key, inner]) => [key, key === 'meta' ? inner : keepWhole(inner)]));
}
