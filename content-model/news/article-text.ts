/** The elements that the text of an article may have. */
export type ArticleElement = 'p' | 'h2' | 'ul' | 'li' | 'strong' | 'a';

/** A node of an article as it is written: a text, the name of a picture on its own line, or an element. */
export type ParsedNode =
  | string
  | { picture: string }
  | { element: ArticleElement; href?: string; children: ParsedNode[] };

/** Each returns what is wrong, as a Norwegian predicate of the text; null if nothing is. */
interface ContentChecks {
  ofLink: (href: string) => string | null;
  ofPicture: (name: string) => string | null;
}

/** The marks at the start of lines. An older article may have words in the brackets of a picture. */
const lineMarks = {
  picture: /^!\[[^\]]*\]\(([^\s()]+)\)\s*$/,
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
const boldOrLink = new RegExp(`${bold.source}|${link.source}`, 'g');
const misplacedPicture = /!\[\]\([^\s()]+\)/;

/** Only the marks that the desk's buttons write have a meaning. */
export function readArticleText(
  text: string,
  checks: ContentChecks,
): { body: ParsedNode[]; problems: string[] } {
  const problems: string[] = [];
  const addProblem = (message: string | null) => {
    if (message) problems.push(message);
  };
  return { body: blocksOf(text).flatMap(nodesOf), problems };

  function nodesOf({ kind, lines }: Block): ParsedNode[] {
    switch (kind) {
      case 'gap':
        return [];
      case 'picture':
        return lines.map(pictureOf);
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

  function pictureOf(name: string): ParsedNode {
    addProblem(checks.ofPicture(name));
    return { picture: name };
  }

  function inlineNodes(words: string): ParsedNode[] {
    if (misplacedPicture.test(words)) {
      addProblem('har et bilde midt i teksten: det må stå på en linje for seg selv');
    }
    const nodes: ParsedNode[] = [];
    let end = 0;
    for (const found of words.matchAll(boldOrLink)) {
      if (found.index > end) nodes.push(words.slice(end, found.index));
      nodes.push(markedNode(found));
      end = found.index + found[0].length;
    }
    if (end < words.length) nodes.push(words.slice(end));
    return nodes;
  }

  function markedNode([, boldWords, linkWords = '', href = '']: RegExpExecArray): ParsedNode {
    if (boldWords !== undefined) return { element: 'strong', children: inlineNodes(boldWords) };
    addProblem(checks.ofLink(href));
    return { element: 'a', href, children: inlineNodes(linkWords) };
  }
}

/** Returns a text in which the links that `isGone` accepts have become their words. */
export const withoutLinks = (text: string, isGone: (href: string) => boolean): string =>
  text.replaceAll(new RegExp(link, 'g'), (written: string, words: string, href: string) =>
    isGone(href) ? words : written,
  );

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

export function picturesIn(text: string): string[] {
  return blocksOf(text).flatMap(({ kind, lines }) => (kind === 'picture' ? lines : []));
}
