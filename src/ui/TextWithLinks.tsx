import type { LinkedText } from '../content/linked-text.ts';

/** A text, with links where the data has them. */
export function TextWithLinks({ text }: { text: LinkedText }) {
  if (typeof text === 'string') return text;
  return text.map((part, index) =>
    typeof part === 'string' ? (
      part
    ) : (
      <a key={index} href={part.href}>
        {part.text}
      </a>
    ),
  );
}
