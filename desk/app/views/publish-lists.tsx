import type { Changes, FieldChange, Launch, Publishing, PublishLine } from '../../../server/desk/contract.ts';
import { speak } from '../store/announcements.ts';
import { request } from '../store/request.ts';
import { Action } from '../ui/Action.tsx';
import { addressOf } from '../ui/address.ts';
import { Details } from '../ui/Explanation.tsx';
import { ViewPart } from '../ui/View.tsx';

/** Puts one line back to what is published. */
async function undo(document: string, { id: change, label }: FieldChange): Promise<void> {
  await request('POST', '/changes/undo', { document, change });
  speak(`${label} er som det er publisert`);
}

/** What differs from what is published, document by document; each line can be undone by itself. */
export function ChangeList({ documents }: Changes) {
  return documents.map(({ id, title, fields }) => (
    <section key={id}>
      <h3>{title}</h3>
      <dl className="lines">
        {fields.map((field) => (
          <div key={field.id}>
            <dt>
              <a href={addressOf(id, field.path)}>{field.label}</a>
            </dt>
            <dd>
              {field.before !== null && (
                <del>
                  <span className="visually-hidden">før: </span>
                  {field.before}
                </del>
              )}
              <ins>
                <span className="visually-hidden">nå: </span>
                {field.after ?? 'tatt bort'}
              </ins>
            </dd>
            <dd>
              <Action
                label="Angre"
                what={`${title}: ${field.label}`}
                variant="quiet"
                act={() => undo(id, field)}
              />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  ));
}

/** The facts of the example: how many are the firm's own by now, and the way to the field of each of the others. */
export function LaunchList({ items, done }: Launch) {
  const count = items.length + done;
  return (
    <ViewPart title={`Opplysningene: ${done} av ${count}`}>
      <progress value={done} max={count} aria-label="Fylt ut" />
      <ul className="lines">
        {items.map(({ path, missing, remedy, canWait }) => (
          <li key={path.join()}>
            <div>
              <a href={addressOf('company', path)}>{missing}</a>
              <p className="hint">
                {remedy} {canWait && 'Det kan vente.'}
              </p>
            </div>
          </li>
        ))}
      </ul>
    </ViewPart>
  );
}

const steps = { check: 'Sjekker at alt er på plass', publish: 'Legger det ut' };

function stateOf(last: PublishLine | undefined, isRunning: boolean): readonly [sign: string, words: string] {
  if (!last) return ['○', 'venter'];
  if (last.failed) return ['✕', 'stoppet'];
  return last.done || !isRunning ? ['✓', 'ferdig'] : ['…', 'pågår'];
}

/** How far publishing has come, and why it stopped when it did. */
export function Steps({ lines, isRunning }: Publishing) {
  return (
    <ol className="box">
      {Object.entries(steps).map(([step, name]) => {
        const last = lines.findLast((line) => line.step === step);
        const [sign, words] = stateOf(last, isRunning);
        return (
          <li key={step}>
            <strong>
              <span aria-hidden="true">{sign}</span> {name} <span className="visually-hidden">({words})</span>
            </strong>
            {last && <p className={last.failed ? 'error' : 'hint'}>{last.message}</p>}
            {last?.problems?.map(({ document, path, message }) => (
              <p key={document + path.join() + message}>
                <a href={addressOf(document, path)}>{message}</a>
              </p>
            ))}
            {last?.details && <Details text={last.details} />}
          </li>
        );
      })}
    </ol>
  );
}
