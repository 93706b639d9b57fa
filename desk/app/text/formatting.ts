export interface Selected {
  text: string;
  from: number;
  to: number;
}

/** Rewrites a text without marks, given its selection. */
export type Rewrite = (change: (now: Selected) => Selected) => void;

/** Replaces the selection with words; the cursor is after the first `length` characters of them. */
function put({ text, from, to }: Selected, words: string, length = words.length): Selected {
  const at = from + length;
  return { text: text.slice(0, from) + words + text.slice(to), from: at, to: at };
}

const selectedWords = ({ text, from, to }: Selected) => text.slice(from, to).trim();

/** Makes the selected words bold, paragraph by paragraph. */
export function makeBold(selected: Selected): Selected {
  const { text, from, to } = selected;
  const words = selectedWords(selected) === '' ? 'viktig' : text.slice(from, to);
  return put(selected, words.replace(/^(\s*(?:[-#]+ )?)(.*\S)/gm, '$1**$2**'));
}

/** Puts a mark before each selected line: `- ` for a list, `## ` for a heading. */
export function markLines({ text, from, to }: Selected, mark: string): Selected {
  const start = text.lastIndexOf('\n', from - 1) + 1;
  const last = Math.max(from, text[to - 1] === '\n' ? to - 1 : to);
  const end = (text.indexOf('\n', last) + 1 || text.length + 1) - 1;
  const lines = text.slice(start, end).split(/\n+/);
  const marked = lines.map((line) => mark + line).join('\n');
  // Without an empty line, the next paragraph would join the list.
  const gap = /^\n[^\n-]/.test(text.slice(end)) ? '\n' : '';
  return put({ text, from: start, to: end }, marked + gap, marked.length);
}

/** Links the selected words, or else the address itself. */
export const putLink = (selected: Selected, href: string): Selected =>
  put(selected, `[${selectedWords(selected) || href}](${href})`);

/** Puts a picture on its own line, below that of the cursor. */
export function putPicture({ text, to }: Selected, name: string): Selected {
  const end = text.indexOf('\n', to);
  const [before, after] = end === -1 ? [text, ''] : [text.slice(0, end), text.slice(end)];
  const at = before.trimEnd().length;
  const picture = `${at > 0 ? '\n\n' : ''}![](${name})\n\n`;
  return put({ text: before.trimEnd() + after.trimStart(), from: at, to: at }, picture);
}
