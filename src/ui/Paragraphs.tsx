import type { LinkedText } from '../content/linked-text.ts';
import { TextWithLinks } from './TextWithLinks.tsx';

/** The paragraphs of a text. */
export function Paragraphs({ texts }: { texts: readonly LinkedText[] }) {
  return texts.map((text, index) => (
    <p key={index}>
      <TextWithLinks text={text} />
    </p>
  ));
}
