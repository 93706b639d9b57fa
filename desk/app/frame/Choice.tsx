import type { Schema } from '../../../server/desk/contract/schema.ts';
import { compare, type OpenDocument } from '../store/documents.ts';
import { fieldAt, valueAt } from '../store/json.ts';
import { useCaption } from '../store/pictures.ts';
import { choose } from '../store/saving.ts';
import { addressOf } from '../ui/address.ts';
import { Button } from '../ui/Button.tsx';

/** What was typed here and what was saved elsewhere in the same fields: the owner chooses. */
export function Choice({ document }: { document: OpenDocument }) {
  const { id, title, schema, value, elsewhere } = document;
  const caption = useCaption();
  return (
    <div className="box problems">
      <p>«{title}» er lagret et annet sted imens, også der du skrev. Hva skal stå?</p>
      <dl className="choice">
        {compare(document).contested.map((path) => {
          const field = fieldAt(schema, path);
          return (
            <div key={path.join()}>
              <dt>
                <a href={addressOf(id, path)}>{field.title ?? title}</a>
              </dt>
              <dd>Din: {inWords(valueAt(value, path), field, caption)}</dd>
              <dd>Den lagrede: {inWords(valueAt(elsewhere, path), field, caption)}</dd>
            </div>
          );
        })}
      </dl>
      <div className="actions">
        <Button variant="secondary" onClick={() => choose(document, true)}>
          Bruk din
        </Button>
        <Button variant="secondary" onClick={() => choose(document, false)}>
          Bruk den lagrede
        </Button>
      </div>
    </div>
  );
}

function inWords(
  value: unknown,
  { items, choices, place }: Schema,
  caption: (name: string) => string,
): string {
  if (value === undefined) return 'slettet';
  if (typeof value === 'boolean') return value ? 'ja' : 'nei';
  if (typeof value !== 'object') {
    const words = String(value);
    return (place ? caption(words) : choices?.[words]) ?? (words || 'ingenting');
  }
  const parts = Object.values(value ?? {}).map((part) => inWords(part, items || {}, caption));
  return parts.join(' · ') || 'ingenting';
}
