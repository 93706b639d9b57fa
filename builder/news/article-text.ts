import MarkdownIt from 'markdown-it';
import { type ArticleElement, type ArticleNode, articleElements } from '../../src/content/article.ts';

type Token = ReturnType<MarkdownIt['parse']>[number];

interface WrittenPicture {
  name: string;
  words: string;
}

/** A node of an article as it is written, before the pictures are looked up. */
export type WrittenNode = ArticleNode<WrittenPicture>;

/** Each returns what is wrong, as a predicate of the text; null if nothing is. */
interface Complaints {
  ofLink: (href: string) => string | null;
  ofPicture: (name: string) => string | null;
}

/** HTML is shown as text. Quotation marks and dashes become typographic ones. */
const markdown = new MarkdownIt({ html: false, linkify: false, typographer: true });
// Links that are no good, as to javascript:, are refused with a sentence, not shown as text.
markdown.validateLink = () => true;

/** Parses Markdown with a language's quotation marks, and lists what is wrong, as Norwegian predicates. */
export function readMarkdown(
  text: string,
  quotes: string,
  complaints: Complaints,
): { body: WrittenNode[]; problems: string[] } {
  markdown.set({ quotes });
  const problems: string[] = [];
  const complain = (message: string | null) => {
    if (message) problems.push(message);
  };
  return { body: collect(markdown.parse(text, {}).values(), null), problems };

  /** Collects nodes up to the closing token of `element`. */
  function collect(tokens: Iterator<Token>, element: string | null): WrittenNode[] {
    const nodes: WrittenNode[] = [];
    for (let next = tokens.next(); !next.done; next = tokens.next()) {
      const token = next.value;
      if (token.nesting === -1) {
        if (token.tag === element) return nodes;
      } else if (token.type === 'inline') {
        nodes.push(...inlineNodes(token));
      } else if (token.type === 'text') {
        if (token.content) nodes.push(token.content);
      } else if (token.type === 'softbreak') {
        nodes.push(' ');
      } else {
        nodes.push(...nodeOf(token, tokens));
      }
    }
    return nodes;
  }

  function inlineNodes({ children, level }: Token): WrittenNode[] {
    const parts = children ?? [];
    // Level 1 is a paragraph that is in nothing else.
    const isPictures = level === 1 && parts.every(({ type }) => type === 'image' || type === 'softbreak');
    if (!isPictures || parts.length === 0) return collect(parts.values(), null);
    return parts.filter(({ type }) => type === 'image').map(pictureOf);
  }

  function pictureOf(token: Token): WrittenNode {
    const name = token.attrGet('src') ?? '';
    complain(complaints.ofPicture(name));
    return { picture: { name, words: token.content.trim() } };
  }

  function nodeOf(token: Token, tokens: Iterator<Token>): WrittenNode[] {
    if (token.type === 'image') {
      complain(
        'har et bilde midt i teksten: det må stå på en linje for seg selv, med en tom linje over og under',
      );
      return [];
    }
    // The paragraphs of a tight list have no tags.
    if (token.hidden) return [];
    const element = elementOf(token);
    if (!element) {
      complain(`har noe som nyheter ikke kan ha (${token.tag}): skriv det som vanlig tekst`);
    }
    const children = token.nesting === 1 ? collect(tokens, token.tag) : token.content ? [token.content] : [];
    if (!element) return [];
    if (element === 'p' && children.length > 0 && children.every(isPicture)) return children;
    const href = token.attrGet('href');
    if (href !== null) complain(complaints.ofLink(href));
    return [{ element, ...(href !== null && { href }), children }];
  }
}

const isPicture = (node: WrittenNode) => typeof node === 'object' && 'picture' in node;

function elementOf({ tag }: Token): ArticleElement | undefined {
  // The first level of headings belongs to the title of the article.
  const level = /^h([1-6])$/.exec(tag)?.[1];
  const element = level ? (Number(level) <= 2 ? 'h2' : 'h3') : tag;
  return articleElements.find((each) => each === element);
}
