/** Changes a text with what is selected in it, as the buttons over it do: most write the Markdown of an article. */

export interface Selected {
  text: string;
  from: number;
  to: number;
}

/** The words of a link and where it leads. */
export interface Link {
  words: string;
  href: string;
}

/** Replaces a part of a text; the selection is within what stands there instead. */
function replaced(
  text: string,
  [start, end]: readonly number[],
  part: string,
  select = part.length,
): Selected {
  const from = (start ?? 0) + select;
  return { text: text.slice(0, start) + part + text.slice(end), from, to: (start ?? 0) + part.length };
}

const lineStart = (text: string, at: number) => text.lastIndexOf('\n', at - 1) + 1;

function lineEnd(text: string, at: number): number {
  const end = text.indexOf('\n', at);
  return end === -1 ? text.length : end;
}

const bold = '**';
const countOfBold = (text: string) => text.split(bold).length - 1;

/** The selected words, or the word at the cursor, without the spaces around them and with the marks of bold words. */
function wordsIn({ text, from, to }: Selected): [start: number, end: number] {
  const [before, inside, after] = [text.slice(0, from), text.slice(from, to), text.slice(to)];
  const isEmpty = inside.trim() === '';
  let start = isEmpty
    ? from - (/[\p{L}\p{N}]*$/u.exec(before)?.[0].length ?? 0)
    : to - inside.trimStart().length;
  let end = isEmpty
    ? from + (/^[\p{L}\p{N}]*/u.exec(inside + after)?.[0].length ?? 0)
    : from + inside.trimEnd().length;
  if (countOfBold(text.slice(lineStart(text, start), start)) % 2 === 1)
    start = text.lastIndexOf(bold, start - 1);
  const closing = text.indexOf(bold, end);
  if (countOfBold(text.slice(start, end)) % 2 === 1 && closing !== -1) end = closing + bold.length;
  return [start, end];
}

/** Makes the selected words bold, or plain if they are bold; without a selection, the word at the cursor. */
export function toggleBold(selected: Selected): Selected {
  const { text, from, to } = selected;
  const [start, end] = wordsIn(selected);
  const words = text.slice(start, end);
  if (words === '') return { ...replaced(text, [from, to], '**viktig**', bold.length), to: from + 8 };
  const plain = words.replaceAll(bold, '');
  // Bold words end with their paragraph, and the mark of a list stands before them.
  const marked = plain.replace(/^(\s*(?:[-*+] |\d+\. |#+ |> )?)(.*\S)/gm, `$1${bold}$2${bold}`);
  return replaced(text, [start, end], words === marked ? plain : marked, from === to ? undefined : 0);
}

const listMark = /^\s*[-*+] /;

/** Makes each of the selected lines an entry of a list, or a paragraph again. */
export function toggleList({ text, from, to }: Selected): Selected {
  const start = lineStart(text, from);
  const end = lineEnd(text, Math.max(from, text[to - 1] === '\n' ? to - 1 : to));
  const lines = text
    .slice(start, end)
    .split('\n')
    .filter((line) => line.trim() !== '');
  const isList = lines.length > 0 && lines.every((line) => listMark.test(line));
  const entries = (lines.length > 0 ? lines : ['']).map((line) => (listMark.test(line) ? line : `- ${line}`));
  const part = isList ? lines.map((line) => line.replace(listMark, '')).join('\n\n') : entries.join('\n');
  // Without an empty line between them a paragraph would go on in the list.
  const isApart = (line: string) => line.trim() === '' || (listMark.test(line) && !isList);
  const [before = ''] = text.slice(0, start).split('\n').slice(-2);
  const [after = ''] = text.slice(end).split('\n').slice(1);
  const lead = isApart(before) ? '' : '\n';
  const cursor = start + lead.length + part.length;
  const next = replaced(text, [start, end], `${lead}${part}${isApart(after) ? '' : '\n'}`);
  return { ...next, from: cursor, to: cursor };
}

/** Begins the next entry of the list that the cursor is in, or ends the list after an empty one; null elsewhere. */
export function continueList({ text, from, to }: Selected): Selected | null {
  const start = lineStart(text, from);
  const [mark, words] = [listMark.exec(text.slice(start, from))?.[0], text.slice(start, lineEnd(text, from))];
  if (mark === undefined || from !== to) return null;
  return words.trim() === mark.trim()
    ? replaced(text, [start, lineEnd(text, from)], '\n')
    : replaced(text, [from, to], `\n${mark}`);
}

/** The link that the selection is in, else the selected words, which lead nowhere yet; and where it stands. */
export function linkAt({ text, from, to }: Selected): Link & { from: number; to: number } {
  for (const { 0: whole, 1: words = '', 2: href = '', index } of text.matchAll(
    /(?<!!)\[([^\]\n]*)\]\(([^)\s]*)\)/g,
  )) {
    if (index <= from && to <= index + whole.length)
      return { words, href, from: index, to: index + whole.length };
  }
  return { words: text.slice(from, to).replace(/\s+/g, ' ').trim(), href: '', from, to };
}

/** Puts a link in the place of another one, or of the selected words. Words without an address are plain. */
export function putLink(selected: Selected, { words, href }: Link): Selected {
  const { from, to } = linkAt(selected);
  return replaced(selected.text, [from, to], href === '' ? words : `[${words}](${href})`);
}

/** Puts a picture on a line of its own, below the line that the cursor is in. */
export function putPicture({ text, to }: Selected, name: string): Selected {
  const at = lineEnd(text, to);
  const [before, after] = [text.slice(0, at).trimEnd(), text.slice(at).trimStart()];
  const picture = `${before && '\n\n'}![](${name})\n\n`;
  return replaced(text, [before.length, text.length - after.length], picture);
}

// Neither can be seen in a field: a space that keeps words on one line, and where a long word may be divided.
const hardSpace = '\u00a0';
const softHyphen = '\u00ad';

/** Puts the invisible characters of the text before into the text after, wherever the same words are still there. */
export function keepInvisible(before: string, after: string): string {
  const special = [...before.matchAll(/\S*[\u00a0\u00ad]\S*/g)].map(([words]) => words);
  return special.reduce((text, words) => {
    const plain = words.replaceAll(hardSpace, ' ').replaceAll(softHyphen, '');
    return text.includes(words) ? text : text.replace(plain, () => words);
  }, after);
}

/** Keeps the selected words on one line, or lets them go when they are kept already. */
export function toggleHardSpaces({ text, from, to }: Selected): string {
  const part = text.slice(from, to);
  const changed = part.includes(hardSpace)
    ? part.replaceAll(hardSpace, ' ')
    : part.replace(/\S.*\S/s, (words) => words.replaceAll(' ', hardSpace));
  return text.slice(0, from) + changed + text.slice(to);
}
