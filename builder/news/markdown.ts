import MarkdownIt from 'markdown-it';
import { type ArticleElement, type ArticleNode, articleElements } from '../../src/content/article.ts';
import type { ContentProblem } from '../failure.ts';

type Token = ReturnType<MarkdownIt['parse']>[number];

/** HTML is shown as text. Quotation marks and dashes become typographic ones. */
const markdown = new MarkdownIt({ html: false, linkify: false, typographer: true });
// Links that are no good, as to javascript:, are refused with a sentence instead of being shown as text.
markdown.validateLink = () => true;

/**
 * Parses Markdown into the nodes of an article, and lists what is wrong with it. `quotes` are the quotation marks of the
 * language, and `complaintAbout` says what is wrong with a link. Lines count from 1 within the text.
 */
export function readMarkdown(
  text: string,
  quotes: string,
  complaintAbout: (href: string) => string | null,
): { body: ArticleNode[]; problems: Pick<ContentProblem, 'line' | 'message'>[] } {
  markdown.set({ quotes });
  const problems: Pick<ContentProblem, 'line' | 'message'>[] = [];
  let line = 1;
  return { body: collect(markdown.parse(text, {}).values(), null), problems };

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
      problems.push({
        line,
        message: 'Et bilde kan ikke stå i teksten: nyheten har et eget bilde, ved siden av teksten.',
      });
      return [];
    }
    // The paragraphs of a tight list have no tags.
    if (token.hidden) return [];
    const element = elementOf(token);
    if (!element) {
      const message = `Teksten har noe som nyheter ikke kan ha (${token.tag}): skriv det som vanlig tekst.`;
      problems.push({ line, message });
    }
    const { length } = problems;
    const children = token.nesting === 1 ? collect(tokens, token.tag) : token.content ? [token.content] : [];
    if (!element) {
      // What is inside it is no problem of its own.
      problems.length = length;
      return [];
    }
    const href = token.attrGet('href');
    const complaint = href === null ? null : complaintAbout(href);
    if (complaint) problems.push({ line, message: complaint });
    return [{ element, ...(href !== null && { href }), children }];
  }
}

function elementOf({ tag }: Token): ArticleElement | undefined {
  // The first two levels of headings belong to the page and to the title of the article.
  const level = /^h([1-6])$/.exec(tag)?.[1];
  const element = level ? (Number(level) <= 2 ? 'h3' : 'h4') : tag;
  return articleElements.find((each) => each === element);
}
