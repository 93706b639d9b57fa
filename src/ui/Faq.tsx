import type { LinkedText } from '../page-data/linked-text.ts';
import { Disclosure } from './Disclosure.tsx';
import { TextWithLinks } from './TextWithLinks.tsx';

/** Questions that open their answers. A single question is open. */
export function Faq({ items }: { items: readonly { question: string; answer: LinkedText }[] }) {
  const [first] = items;
  if (first && items.length === 1) {
    return (
      <>
        <h3>{first.question}</h3>
        <TextWithLinks text={first.answer} />
      </>
    );
  }
  return (
    <div>
      {items.map(({ question, answer }, index) => (
        <Disclosure key={index} title={question}>
          <TextWithLinks text={answer} />
        </Disclosure>
      ))}
    </div>
  );
}
