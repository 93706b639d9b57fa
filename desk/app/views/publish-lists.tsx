import type { Changes, Launch, Publishing, PublishLine } from '../../contract.ts';
import { addressOf } from '../ui/address.ts';
import { Details } from '../ui/Explanation.tsx';

/** What differs from the last edition, document by document. */
export function ChangeList({ documents }: Changes) {
  return documents.map(({ id, title, fields }) => (
    <section key={id}>
      <h3>{title}</h3>
      <dl className="lines">
        {fields.map(({ label, path, before, after }) => (
          <div key={path.join() + label}>
            <dt>
              <a href={addressOf(id, path)}>{label}</a>
            </dt>
            <dd>
              {before !== null && (
                <del>
                  <span className="visually-hidden">før: </span>
                  {before}
                </del>
              )}
              <ins>
                <span className="visually-hidden">nå: </span>
                {after ?? 'tatt bort'}
              </ins>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  ));
}

/** The facts of the example: how many are the firm's own by now, and the way to the field of each of the others. */
export function LaunchList({ items, done }: Launch) {
  const count = items.length + done.length;
  return (
    <section className="part">
      <h2>
        Opplysningene: {done.length} av {count}
      </h2>
      <progress value={done.length} max={count} aria-label="Fylt ut" />
      <ul className="lines">
        {items.map(({ path, missing, remedy, canWait }) => (
          <li key={path.join()}>
            <a href={addressOf('company', path)}>{missing}</a>
            <span className="hint">
              {remedy} {canWait && 'Det kan vente.'}
            </span>
          </li>
        ))}
        {done.map(({ title }) => (
          <li key={title}>✓ {title}</li>
        ))}
      </ul>
    </section>
  );
}

const steps = {
  check: 'Sjekker at alt er på plass',
  build: 'Lager nettstedet',
  publish: 'Legger det ut',
  confirm: 'Ser etter på nettet',
};

function stateOf(last: PublishLine | undefined, isRunning: boolean): readonly [sign: string, words: string] {
  if (!last) return ['○', 'venter'];
  if (last.failed) return ['✕', 'stoppet'];
  return last.done || !isRunning ? ['✓', 'ferdig'] : ['…', 'pågår'];
}

/** How far publishing has come, and why it stopped when it did. */
export function Steps({ lines, isRunning }: Publishing) {
  return (
    <ol className="steps">
      {Object.entries(steps).map(([step, name]) => {
        const last = lines.findLast((line) => line.step === step);
        const [sign, words] = stateOf(last, isRunning);
        // A folder is not looked for on the net.
        if (!last && !isRunning && step === 'confirm') return null;
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
