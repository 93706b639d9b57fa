/** The elements that the text of an article may have. */
export type ArticleElement = 'p' | 'h2' | 'ul' | 'li' | 'strong' | 'a';

/** A node of an article as it is written: a text, the name of a picture on its own line, or an element. */
export type ParsedNode =
  | string
  | { picture: string }
  | { element: ArticleElement; href?: string; children: ParsedNode[] };

/** An older article may have words in the brackets. */
const pictureLine = /^!\[[^\]]*\]\(([^\s()]+)\)\s*$/;
/** The marks at the start of lines. */
const lineMarks = {
  picture: pictureLine,
  heading: /^## +(\S.*)/s,
  point: /^• +(\S.*)/s,
} as const;
const lineKinds = ['picture', 'heading', 'point'] as const;

/** Consecutive lines of one kind, without their marks. */
interface Block {
  kind: (typeof lineKinds)[number] | 'text' | 'gap';
  lines: string[];
}

/**
 * Bold text begins and ends with a word, which may have a star of its own, as in `**Pris***`. The limit of its length
 * keeps the search for its end short.
 */
const bold = /(?<!\*)\*\*(?=\*?[^\s*])(.{1,2000}?)(?<=[^\s*]\*?)\*\*(?!\*)/;
/** The words of a link may have brackets, and its address parentheses. */
const link = /\[((?:[^[\]\n]|\[[^[\]\n]*\](?!\())+)\]\(((?:[^\s()]|\([^\s()]*\))+)\)/;
const misplacedPicture = /!\[\]\([^\s()]+\)/;

/**
 * Only the marks that the desk's buttons write have a meaning. `linkProblem` returns what is wrong with an address, as a
 * Norwegian predicate of the text, or null. A link with a problem becomes its words.
 */
export function readArticleText(
  text: string,
  linkProblem: (href: string) => string | null,
): { body: ParsedNode[]; problems: string[] } {
  const boldOrLink = new RegExp(`${bold.source}|${link.source}`, 'g');
  const problems: string[] = [];
  return { body: blocksOf(text).flatMap(nodesOf), problems };

  function nodesOf({ kind, lines }: Block): ParsedNode[] {
    switch (kind) {
      case 'gap':
        return [];
      case 'picture':
        return lines.map((name) => ({ picture: name }));
      case 'heading':
        return lines.map((words) => ({ element: 'h2', children: inlineNodes(words) }));
      case 'point':
        return [{ element: 'ul', children: lines.map(pointOf) }];
      case 'text':
        return [{ element: 'p', children: inlineNodes(lines.join('\n')) }];
    }
  }

  function pointOf(words: string): ParsedNode {
    return { element: 'li', children: inlineNodes(words) };
  }

  function inlineNodes(words: string): ParsedNode[] {
    if (misplacedPicture.test(words)) {
      problems.push('har et bilde midt i teksten: det må stå på en linje for seg selv');
    }
    const nodes: ParsedNode[] = [];
    let end = 0;
    for (const found of words.matchAll(boldOrLink)) {
      if (found.index > end) nodes.push(words.slice(end, found.index));
      nodes.push(...markedNodes(found));
      end = found.index + found[0].length;
    }
    if (end < words.length) nodes.push(words.slice(end));
    return nodes;
  }

  function markedNodes([, boldWords, linkWords = '', href = '']: RegExpExecArray): ParsedNode[] {
    if (boldWords !== undefined) return [{ element: 'strong', children: inlineNodes(boldWords) }];
    const children = inlineNodes(linkWords);
    const problem = linkProblem(href);
    if (problem === null) return [{ element: 'a', href, children }];
    problems.push(problem);
    return children;
  }
}

function blocksOf(text: string): Block[] {
  const blocks: Block[] = [];
  for (const line of text.split('\n')) {
    const { kind, words } = readLine(line);
    const last = blocks.at(-1);
    if (last?.kind === kind) last.lines.push(words);
    else blocks.push({ kind, lines: [words] });
  }
  return blocks;
}

function readLine(line: string): { kind: Block['kind']; words: string } {
  for (const kind of lineKinds) {
    const words = lineMarks[kind].exec(line)?.[1];
    if (words !== undefined) return { kind, words };
  }
  return { kind: line.trim() === '' ? 'gap' : 'text', words: line };
}

/** Returns the name of the picture that a line of an article shows; undefined for any other line. */
export const pictureOnLine = (line: string): string | undefined => pictureLine.exec(line)?.[1];

export function picturesIn(text: string): string[] {
  return blocksOf(text).flatMap(({ kind, lines }) => (kind === 'picture' ? lines : []));
}
