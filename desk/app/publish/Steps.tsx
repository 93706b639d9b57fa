import type { PublishLine } from '../../contract.ts';
import { addressOfField } from '../layout/address.ts';

const names: readonly (readonly [PublishLine['step'], string])[] = [
  ['check', 'Sjekker at alt er på plass'],
  ['build', 'Bygger nettstedet'],
  ['publish', 'Legger det ut'],
];

const signs = { waiting: '○', running: '…', done: '✓', failed: '✕' } as const;
const words = { waiting: 'venter', running: 'pågår', done: 'ferdig', failed: 'stoppet' } as const;

/** How far publishing has come, and why it stopped when it did. */
export function Steps({ lines, isRunning }: { lines: readonly PublishLine[]; isRunning: boolean }) {
  return (
    <ol className="steps">
      {names.map(([step, name]) => {
        const own = lines.filter((line) => line.step === step);
        const last = own.at(-1);
        const state = !last
          ? 'waiting'
          : last.failed
            ? 'failed'
            : last.done || !isRunning
              ? 'done'
              : 'running';
        return (
          <li key={step} data-state={state}>
            <span className="sign" aria-hidden="true">
              {signs[state]}
            </span>
            <div>
              <p className="step-name">
                {name} <span className="visually-hidden">({words[state]})</span>
              </p>
              {last && <p className={last.failed ? 'error' : 'hint'}>{last.message}</p>}
              {last?.details && (
                <details className="help">
                  <summary>For den som hjelper deg</summary>
                  <pre>{last.details}</pre>
                </details>
              )}
              {last?.problems && last.problems.length > 0 && (
                <ul>
                  {last.problems.map(({ document, path, message }) => (
                    <li key={document + path.join() + message}>
                      <a href={addressOfField(document, path)}>{message}</a>
                    </li>
                  ))}
                </ul>
              )}
            </div>
          </li>
        );
      })}
    </ol>
  );
}
