import { phoneLink } from '../facts/links.ts';
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
