import { phoneLink } from '../../schema/wording.ts';
import type { ArticleNode } from '../../src/content/article.ts';
import { articlePath, readAddress } from '../../src/routing/paths.ts';
import { defaultLanguage, type Language } from '../../tables/languages.ts';
import type { PictureOf } from '../pictures/place-pictures.ts';
import { slugOf } from './article-file.ts';
import type { WrittenNode } from './markdown.ts';

/**
 * Makes links of phone numbers in an article, however they are spaced. An article has no marks, so its numbers are
 * written out.
 */
export function linkNumbers(nodes: readonly WrittenNode[], numbers: readonly string[]): WrittenNode[] {
  return nodes.flatMap((node): WrittenNode[] => {
    if (typeof node === 'string') {
      return splitAt(node, numbers).flatMap((part, index): WrittenNode[] => {
        if (index % 2 === 1) return [{ element: 'a', href: phoneLink(part), children: [part] }];
        return part === '' ? [] : [part];
      });
    }
    if ('picture' in node || node.element === 'a') return [node];
    return [{ ...node, children: linkNumbers(node.children, numbers) }];
  });
}

/** Splits a text at numbers, which are at the odd positions. */
function splitAt(text: string, numbers: readonly string[]): string[] {
  const patterns = numbers.map((number) => Array.from(number.replace(/\s/g, ''), literal).join('\\s?'));
  return text.split(new RegExp(`((?:${patterns.join('|')})(?!\\d))`));
}

const literal = (character: string) => (character === '+' ? '\\+' : character);

/** What the text of an article is shown among. */
interface Surroundings {
  language: Language;
  pictureOf: PictureOf;
  /** The languages in which an article has an address. */
  languagesOf: (slug: string) => readonly Language[];
}

/**
 * Looks up the pictures of an article's text, and writes its links as they are now. One to an article that the page's
 * language does not have leads to the Norwegian address.
 */
export function resolveBody(nodes: readonly WrittenNode[], surroundings: Surroundings): ArticleNode[] {
  const { language, pictureOf, languagesOf } = surroundings;
  return nodes.flatMap((node): ArticleNode[] => {
    if (typeof node === 'string') return [node];
    if ('picture' in node) {
      const { name, words } = node.picture;
      return [{ picture: pictureOf(name, 'articleText', 0, words) }];
    }
    const children = resolveBody(node.children, surroundings);
    if (!node.href?.startsWith('/')) return [{ ...node, children }];
    const { pathname, hash } = new URL(node.href, 'https://example.no');
    const { path } = readAddress(decodeURIComponent(pathname));
    if (!path.startsWith(articlePath(''))) return [{ ...node, href: path + hash, children }];
    const isHere = languagesOf(slugOf(path)).includes(language);
    return [{ ...node, href: path, ...(!isHere && { hrefLang: defaultLanguage }), children }];
  });
}

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
