import type { LinkedText } from '../page-data/linked-text.ts';
import { TextWithLinks } from './TextWithLinks.tsx';

export function SectionHeader({ title, text }: { title: LinkedText; text?: LinkedText }) {
  return (
    <div className="columns-7-5 section-lead">
      <TextWithLinks as="h2" text={title} />
      {text && <TextWithLinks className="lead" text={text} />}
    </div>
  );
}
