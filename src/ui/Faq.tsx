import type { LinkedText } from '../page-data/linked-text.ts';
import { Disclosure } from './Disclosure.tsx';
import { TextSection } from './TextSection.tsx';
import { TextWithLinks } from './TextWithLinks.tsx';

interface FaqProps {
  title: string;
  items: readonly { question: string; answer: LinkedText }[];
}

/** Questions that open their answers, under a heading. A single question is open. Without any, the heading is gone. */
export function Faq({ title, items }: FaqProps) {
  const [first] = items;
  if (!first) return null;
  if (items.length === 1) {
    return (
      <TextSection title={title}>
        <h3>{first.question}</h3>
        <TextWithLinks text={first.answer} />
      </TextSection>
    );
  }
  return (
    <TextSection title={title}>
      <div>
        {items.map(({ question, answer }, index) => (
          <Disclosure key={index} title={question}>
            <TextWithLinks text={answer} />
          </Disclosure>
        ))}
      </div>
    </TextSection>
  );
}
