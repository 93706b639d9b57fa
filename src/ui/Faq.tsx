import type { LinkedText } from '../page-data/linked-text.ts';
import { Disclosure } from './Disclosure.tsx';
import { TextWithLinks } from './TextWithLinks.tsx';

export function Faq({ items }: { items: readonly { question: string; answer: LinkedText }[] }) {
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
