import type { LinkedText } from '../page-data/linked-text.ts';
import { Disclosure } from './Disclosure.tsx';
import { TextSection } from './TextSection.tsx';
import { TextWithLinks } from './TextWithLinks.tsx';

interface FaqProps {
  title: string;
  items: readonly { question: LinkedText; answer: LinkedText }[];
}

/** A single question is open. */
export function Faq({ title, items }: FaqProps) {
  const [first] = items;
  if (!first) return null;
  return (
    <TextSection title={title}>
      {items.length === 1 ? (
        <>
          <TextWithLinks as="h3" text={first.question} />
          <TextWithLinks text={first.answer} />
        </>
      ) : (
        <div>
          {items.map(({ question, answer }, index) => (
            <Disclosure key={index} title={question}>
              <TextWithLinks text={answer} />
            </Disclosure>
          ))}
        </div>
      )}
    </TextSection>
  );
}
