import type { LinkedText } from '../page-data/linked-text.ts';

/** Short words that a line would break: «e-post», “on-call”, “24/7”, «2–4». */
const breakable = /(\b[\p{L}\d]{1,4}[-/–][\p{L}\d]{1,5}\b)/u;

interface TextWithLinksProps {
  as?: 'p' | 'li' | 'dd' | 'span';
  className?: string | undefined;
  text: LinkedText;
}

/** A new text gets a new element: on a page translated by a browser, React would not find the old pieces. */
export function TextWithLinks({ as: Element = 'p', className, text }: TextWithLinksProps) {
  return (
    <Element key={JSON.stringify(text)} className={className}>
      {(typeof text === 'string' ? [text] : text).map((part, index) =>
        typeof part === 'string' ? (
          part.split(breakable).map((piece, at) =>
            at % 2 === 1 ? (
              <span key={at} className="nowrap">
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
