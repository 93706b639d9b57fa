import type { Texts } from '../page-data/types.ts';
import { Fold } from './Disclosure.tsx';
import { TextWithLinks } from './TextWithLinks.tsx';

export function Questions({ items }: { items: Texts['services']['questions'] }) {
  return (
    <div>
      {items.map(({ question, answer }, index) => (
        <Fold key={index} title={question}>
          <TextWithLinks text={answer} />
        </Fold>
      ))}
    </div>
  );
}
