import type { Changes, Launch, Publishing, PublishLine } from '../../contract.ts';
import { addressOf } from '../ui/address.ts';

/** What differs from the last edition, document by document. */
export function ChangeList({ changes }: { changes: Changes }) {
  return changes.documents.map(({ id, title, fields }) => (
    <section className="changes" key={id}>
      <h3>{title}</h3>
      <dl>
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

const steps: readonly (readonly [PublishLine['step'], string])[] = [
  ['check', 'Sjekker at alt er på plass'],
  ['build', 'Lager nettstedet'],
  ['publish', 'Legger det ut'],
  ['confirm', 'Ser etter på nettet'],
];

const states = {
  waiting: ['○', 'venter'],
  running: ['…', 'pågår'],
  done: ['✓', 'ferdig'],
  failed: ['✕', 'stoppet'],
} as const;

function stateOf(last: PublishLine | undefined, isRunning: boolean): keyof typeof states {
  if (!last) return 'waiting';
  if (last.failed) return 'failed';
  return last.done || !isRunning ? 'done' : 'running';
}

/** How far publishing has come, and why it stopped when it did. */
export function Steps({ lines, isRunning }: Publishing) {
  return (
    <ol className="steps">
      {steps.map(([step, name]) => {
        const last = lines.findLast((line) => line.step === step);
        const state = stateOf(last, isRunning);
        // A folder is not looked for on the net.
        if (!last && !isRunning && step === 'confirm') return null;
        return (
          <li key={step} data-state={state}>
            <strong>
              <span aria-hidden="true">{states[state][0]}</span> {name}{' '}
              <span className="visually-hidden">({states[state][1]})</span>
            </strong>
            {last && <p className={last.failed ? 'error' : 'hint'}>{last.message}</p>}
            {last?.problems?.map(({ document, path, message }) => (
              <p key={document + path.join() + message}>
                <a href={addressOf(document, path)}>{message}</a>
              </p>
            ))}
            {last?.details && (
              <details className="help">
                <summary>For den som hjelper deg</summary>
                <pre>{last.details}</pre>
              </details>
            )}
          </li>
        );
      })}
    </ol>
  );
}
