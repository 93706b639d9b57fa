import type { LinkedText } from '../content/linked-text.ts';

/** Short words that a line would break: «e-post», “on-call”, “24/7”, «2–4». */
const breakable = /(\b[\p{L}\d]{1,4}[-/–][\p{L}\d]{1,5}\b)/u;

/** A text, with links where the data has them. A short word with a hyphen or a slash stays on one line. */
export function TextWithLinks({ text }: { text: LinkedText }) {
  return (typeof text === 'string' ? [text] : text).map((part, index) =>
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
  );
}

/** The paragraphs of a text. */
export function Paragraphs({ texts }: { texts: readonly LinkedText[] }) {
  return texts.map((text, index) => (
    <p key={index}>
      <TextWithLinks text={text} />
    </p>
  ));
}
