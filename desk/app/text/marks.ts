export interface TextSelection {
  text: string;
  from: number;
  to: number;
}

/** Rewrites a text without marks, given its selection. */
export type RewriteSelection = (change: (now: TextSelection) => TextSelection) => void;

/** Replaces the selection with words; the cursor is after them. */
function replaceSelection({ text, from, to }: TextSelection, words: string): TextSelection {
  const at = from + words.length;
  return { text: text.slice(0, from) + words + text.slice(to), from: at, to: at };
}

const selectedWords = ({ text, from, to }: TextSelection) => text.slice(from, to).trim();

const point = '• ';
/** What makes a line a point of a list or a heading. */
export const lineMark = /^(?:• |## )?/;

export function makeBold(selected: TextSelection): TextSelection {
  const { text, from, to } = selected;
  const words = selectedWords(selected) === '' ? 'viktig' : text.slice(from, to);
  return replaceSelection(selected, words.replace(/^(\s*(?:• |## )?)(.*\S)/gm, '$1**$2**'));
}

export const makeList = (selected: TextSelection): TextSelection => prefixLines(selected, point);

export const makeHeading = (selected: TextSelection): TextSelection => prefixLines(selected, '## ');

/** Puts a mark before each selected line, in place of another one. Takes it away where all have it. */
function prefixLines({ text, from, to }: TextSelection, prefix: string): TextSelection {
  const start = text.lastIndexOf('\n', from - 1) + 1;
  const last = Math.max(from, text[to - 1] === '\n' ? to - 1 : to);
  const end = (text.indexOf('\n', last) + 1 || text.length + 1) - 1;
  const lines = text.slice(start, end).split(/\n+/);
  const added = lines.every((line) => line.startsWith(prefix)) ? '' : prefix;
  return replaceSelection(
    { text, from: start, to: end },
    lines.map((line) => line.replace(lineMark, added)).join('\n'),
  );
}

/** Breaks the line in a list: the next point follows, and an empty one ends the list. Null outside of lists. */
export function continueList(selected: TextSelection): TextSelection | null {
  const before = lineBefore(selected);
  if (!before.startsWith(point)) return null;
  const { text, from, to } = selected;
  const isEmpty = before.trim() === point.trim() && /^[ \t]*(?:\n|$)/.test(text.slice(to));
  return isEmpty
    ? replaceSelection({ text, from: from - before.length, to }, '')
    : replaceSelection(selected, `\n${point}`);
}

const lineBefore = ({ text, from }: TextSelection) =>
  text.slice(text.slice(0, from).lastIndexOf('\n') + 1, from);

/** A bullet of another program. «§ 5» is a paragraph of a law. */
const otherBullet = /^[ \t]*(?:[•·\uf0b7]|§(?![ \u00a0]\d)|o(?=\t))[ \u00a0\t]+/;

/** Puts in what is pasted, with its bullets as points. Null if it has none. */
export function pasteList(selected: TextSelection, pasted: string): TextSelection | null {
  const before = lineBefore(selected);
  const [first = '', ...rest] = pasted.split(/\r\n?|\n/);
  const pointIn = (line: string) => line.replace(otherBullet, point);
  // The first line may go on after words, or after the mark of a point.
  let start = first;
  if (before === point) start = first.replace(otherBullet, '');
  else if (before.trim() === '') start = pointIn(first);
  const points = [start, ...rest.map(pointIn)].join('\n');
  return points === [first, ...rest].join('\n') ? null : replaceSelection(selected, points);
}

/** Links the selected words, or else the address itself. A link is on one line. */
export const putLink = (selected: TextSelection, href: string): TextSelection =>
  replaceSelection(selected, `[${selectedWords(selected).replace(/\s*\n\s*/g, ' ') || href}](${href})`);
