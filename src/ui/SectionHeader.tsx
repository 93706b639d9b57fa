import type { LinkedText } from '../page-data/linked-text.ts';
import { TextWithLinks } from './TextWithLinks.tsx';

export function SectionHeader({ title, text }: { title: string; text: LinkedText }) {
  return (
    <div className="columns-7-5 section-lead">
      <h2 className="section-heading">{title}</h2>
      <TextWithLinks className="lead" text={text} />
    </div>
  );
}
