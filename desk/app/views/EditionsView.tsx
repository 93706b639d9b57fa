import { useEffect } from 'react';
import type { Edition } from '../../contract/editions.ts';
import { announce } from '../store/announcements.ts';
import { restoreEdition, showEdition } from '../store/edition.ts';
import { useAnswer } from '../store/overview.ts';
import { request } from '../store/request.ts';
import { timesInWords } from '../text/writing.ts';
import { Action } from '../ui/Action.tsx';
import { ViewHead } from '../ui/ViewHead.tsx';

const kinds = { online: 'Publisert', folder: 'Laget som mappe', kept: 'Før noe ble hentet tilbake' } as const;

/** What the site was: each edition can be looked at, and brought back. */
export function EditionsView() {
  const editions = useAnswer<Edition[]>('/editions');
  const inWords = timesInWords(editions?.map(({ at }) => at) ?? []);
  useEffect(() => () => showEdition(null), []);
  return (
    <>
      <ViewHead
        title="Tidligere utgaver"
        intro="Slik har nettstedet vært. Henter du tilbake en utgave, blir det som er her nå, en utgave det også."
        back={['publish', 'Publiser']}
      />
      {editions?.length === 0 && <p>Ingen ennå. Hver gang du publiserer, blir det en utgave.</p>}
      <ul className="lines">
        {editions?.map(({ id, at, kind, changes, release, isShown, over }) => (
          <li key={id}>
            <div>
              <strong>{inWords(at)}</strong>
              <p className="hint">
                {[
                  release !== undefined && isShown ? 'På nettet nå' : kinds[kind],
                  ...changes,
                  ...(over ? [`ellers som ${inWords(over)}`] : []),
                ].join(' · ')}
              </p>
            </div>
            <div className="actions">
              <Action
                label="Se nettstedet"
                what={inWords(at)}
                variant="quiet"
                act={() => showEdition({ id, at })}
              />
              {release !== undefined && !isShown && (
                <Action
                  label="Legg ut igjen"
                  what={inWords(at)}
                  variant="quiet"
                  ask={{
                    title: 'Legge ut denne utgaven igjen?',
                    text: `Alle som besøker nettstedet, ser det slik det var ${inWords(at)}. Det du arbeider med her, blir ikke endret, og en driftsmelding blir stående.`,
                  }}
                  act={() => showAgain(id)}
                />
              )}
              <Action
                label="Hent tilbake"
                what={inWords(at)}
                ask={{
                  title: 'Hente tilbake denne utgaven?',
                  text: `Alt blir som ${inWords(at)}. Ingenting endres på nettet før du publiserer.`,
                }}
                act={() =>
                  restoreEdition(id, 'Utgaven er hentet tilbake. Den kommer på nettet når du publiserer.')
                }
              />
            </div>
          </li>
        ))}
      </ul>
    </>
  );
}

async function showAgain(id: string): Promise<void> {
  await request('POST', `/editions/${id}/show`, {});
  announce('Utgaven ligger på nettet igjen.');
}
