import type { LinkedText } from '../page-data/linked-text.ts';
import { TextWithLinks } from './TextWithLinks.tsx';

export function Paragraphs({ texts }: { texts: readonly LinkedText[] }) {
  return texts.map((text, index) => <TextWithLinks key={index} text={text} />);
}
