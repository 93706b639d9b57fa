import MarkdownIt from 'markdown-it';
import { type ArticleElement, type ArticleNode, articleElements } from '../../src/content/article.ts';

type Token = ReturnType<MarkdownIt['parse']>[number];

/** HTML is shown as text. Quotation marks and dashes become typographic ones. */
const markdown = new MarkdownIt({ html: false, linkify: false, typographer: true });

/** Markdown that the site cannot show. The message is Norwegian; `line` counts from 1 within the text. */
export class MarkdownFailure extends Error {
  readonly line: number;

  constructor(line: number, message: string) {
    super(message);
    this.line = line;
  }
}

/**
 * Parses Markdown into the nodes of an article. `quotes` are the quotation marks of the language, and `complaintAbout`
 * says what is wrong with a link. Throws a MarkdownFailure.
 */
export function readMarkdown(
  text: string,
  quotes: string,
  complaintAbout: (href: string) => string | null,
): ArticleNode[] {
  markdown.set({ quotes });
  let line = 1;
  return collect(markdown.parse(text, {}).values(), null);

  /** Collects nodes up to the closing token of `element`. */
  function collect(tokens: Iterator<Token>, element: string | null): ArticleNode[] {
    const nodes: ArticleNode[] = [];
    for (let next = tokens.next(); !next.done; next = tokens.next()) {
      const token = next.value;
      line = (token.map?.[0] ?? line - 1) + 1;
      if (token.nesting === -1) {
        if (token.tag === element) return nodes;
      } else if (token.type === 'inline') {
        nodes.push(...collect((token.children ?? []).values(), null));
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

  function nodeOf(token: Token, tokens: Iterator<Token>): ArticleNode[] {
    if (token.type === 'image') {
      throw new MarkdownFailure(line, 'Et bilde kan ikke stå i teksten: skriv navnet ved picture øverst.');
    }
    // The paragraphs of a tight list have no tags.
    if (token.hidden) return [];
    const inside = token.nesting === 1 ? collect(tokens, token.tag) : token.content ? [token.content] : [];
    const href = token.attrGet('href');
    return [{ element: elementOf(token), ...(href !== null && { href: checkedLink(href) }), inside }];
  }

  function elementOf({ tag }: Token): ArticleElement {
    // The first two levels of headings belong to the page and to the title of the article.
    const level = /^h([1-6])$/.exec(tag)?.[1];
    const element = level ? (Number(level) <= 2 ? 'h3' : 'h4') : tag;
    const known = articleElements.find((each) => each === element);
    if (!known) {
      throw new MarkdownFailure(
        line,
        `Teksten har noe som nyheter ikke kan ha (${tag}): skriv det som vanlig tekst.`,
      );
    }
    return known;
  }

  function checkedLink(href: string): string {
    const complaint = complaintAbout(href);
    if (complaint) throw new MarkdownFailure(line, complaint);
    return href;
  }
}
