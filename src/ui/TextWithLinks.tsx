import type { LinkedText } from '../content/linked-text.ts';

/** Short words that a line would break: «e-post», “on-call”, “24/7”, «2–4». */
const breakable = /(\b[\p{L}\d]{1,4}[-/–][\p{L}\d]{1,5}\b)/u;

interface TextWithLinksProps {
  as?: 'p' | 'li' | 'dd' | 'span';
  className?: string | undefined;
  text: LinkedText;
}

/**
 * A text in an element of its own, with links where the data has them. A short word with a hyphen or a slash stays on one
 * line. Another text gets a new element: where a browser has translated the page, React would not find the old pieces.
 */
export function TextWithLinks({ as: Element = 'p', className, text }: TextWithLinksProps) {
  return (
    <Element key={JSON.stringify(text)} className={className}>
      {(typeof text === 'string' ? [text] : text).map((part, index) =>
        typeof part === 'string' ? (
          part.split(breakable).map((piece, at) =>
            at % 2 === 1 ? (
              <span key={at} className="unbroken">
                {piece}
              </span>
            ) : (
              piece
            ),
          )
        ) : (
          <a key={index} href={part.href}>
            {part.text}
          </a>
        ),
      )}
    </Element>
  );
}

/** The paragraphs of a text. */
export function Paragraphs({ texts }: { texts: readonly LinkedText[] }) {
  return texts.map((text, index) => <TextWithLinks key={index} text={text} />);
}
