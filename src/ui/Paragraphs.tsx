import type { LinkedText } from '../content/linked-text.ts';
import { TextWithLinks } from './TextWithLinks.tsx';

/** The paragraphs of a text. */
export function Paragraphs({ texts }: { texts: readonly LinkedText[] }) {
  return texts.map((text, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: finished texts never change places, and two may be the same
    <p key={index}>
      <TextWithLinks text={text} />
    </p>
  ));
}
