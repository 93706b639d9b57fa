/**
 * Spaces that keep words on one line (U+00A0) and marks that say where a long word may be divided (U+00AD) cannot be
 * seen in a field. They are kept while a text is edited.
 */

const space = '\u00a0';
const hyphen = '\u00ad';

/** Puts the invisible characters of the text before into the text after, wherever the same words are still there. */
export function keepInvisible(before: string, after: string): string {
  const special = [...before.matchAll(/\S*[\u00a0\u00ad]\S*/g)].map(([words]) => words);
  return special.reduce((text, words) => {
    const plain = words.replaceAll(space, ' ').replaceAll(hyphen, '');
    return text.includes(words) ? text : text.replace(plain, () => words);
  }, after);
}

/** Ties the words of a part of a text together, or lets them go when they are tied already. */
export function toggleUnbroken(text: string, from: number, to: number): string {
  const part = text.slice(from, to);
  const changed = part.includes(space) ? part.replaceAll(space, ' ') : part.trim().replaceAll(' ', space);
  const [lead = '', trail = ''] = [/^ */.exec(part)?.[0], / *$/.exec(part)?.[0]];
  return text.slice(0, from) + (part.includes(space) ? changed : lead + changed + trail) + text.slice(to);
}
