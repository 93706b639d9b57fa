import type { Texts } from '../page-data/types.ts';
import { Disclosure } from './Disclosure.tsx';
import { TextWithLinks } from './TextWithLinks.tsx';

export function Faq({ items }: { items: Texts['services']['questions'] }) {
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
