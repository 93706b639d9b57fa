import type { WrittenNode } from './markdown.ts';

/**
 * The first sentences of a text, at most `length` characters: of its first paragraph, or of what comes first if it has
 * none. A long first sentence is cut between two words.
 */
export function firstSentences(nodes: readonly WrittenNode[], language: string, length: number): string {
  const first = nodes.find((node) => typeof node === 'object' && 'element' in node && node.element === 'p');
  const text = plainText(first ? [first] : nodes)
    .replace(/\s+/g, ' ')
    .trim();
  if (text.length <= length) return text;
  const sentences = new Intl.Segmenter(language, { granularity: 'sentence' }).segment(text);
  const ends = [...sentences].map(({ index, segment }) => index + segment.trimEnd().length);
  const end = ends.filter((each) => each <= length).at(-1);
  if (end) return text.slice(0, end);
  return cutBetweenWords(text, length);
}

/** A text of at most so many characters, cut between two words. */
export function cutBetweenWords(text: string, length: number): string {
  if (text.length <= length) return text;
  const words = text.slice(0, length).replace(/\s+\S*$/, '');
  return `${words.slice(0, length - 1).replace(/[\s,;:–-]+$/, '')}…`;
}

function plainText(nodes: readonly WrittenNode[]): string {
  return nodes
    .map((node) => {
      if (typeof node === 'string') return node;
      if ('picture' in node) return ' ';
      const text = plainText(node.children);
      return ['strong', 'em', 'a', 'code'].includes(node.element) ? text : `${text} `;
    })
    .join('');
}
