import type { Texts } from '../content/types.ts';
import { Fold } from './Fold.tsx';
import { TextWithLinks } from './TextWithLinks.tsx';

/** Questions that open one by one. */
export function Questions({ items }: { items: Texts['services']['questions'] }) {
  return (
    <div>
      {items.map(({ question, answer }, index) => (
        <Fold key={index} title={question}>
          <p>
            <TextWithLinks text={answer} />
          </p>
        </Fold>
      ))}
    </div>
  );
}
