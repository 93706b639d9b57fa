import type { ListedRelease, Restored } from '../../../server/desk/contract.ts';
import { showMessage } from '../store/announcements.ts';
import { useGet } from '../store/overview.ts';
import { request } from '../store/request.ts';
import { formatTimeNb } from '../text/format.ts';
import { Action } from '../ui/Action.tsx';
import { ViewHeader } from '../ui/ViewHeader.tsx';

const kinds = { published: 'Publisert', notice: 'Driftsmelding', unpublished: 'Upublisert' } as const;

export function ReleasesView() {
  const releases = useGet<ListedRelease[]>('/releases');
  return (
    <>
      <ViewHeader
        title="Tidligere utgaver"
        intro="Slik har nettstedet vært. «Vis denne igjen» gjelder det som ligger på nettet. «Hent tekstene hit» gjelder det du arbeider med."
        back={['publish', 'Publiser']}
      />
      {releases?.length === 0 && <p>Ingen ennå. Hver gang du publiserer, blir det en utgave.</p>}
      <ul className="row-list">
        {releases?.map(({ number, at, kind, changes, isOnline, failure }) => (
          <li key={number}>
            <div>
              <strong>{formatTimeNb(at)}</strong>
              <p className="hint">
                {[...new Set([isOnline ? 'På nettet nå' : kinds[kind], ...changes])].join(' · ')}
              </p>
              {failure && <p className="error">{failure}</p>}
            </div>
            <div className="actions">
              {kind !== 'unpublished' && !isOnline && (
                <Action
                  label="Vis denne igjen"
                  subject={formatTimeNb(at)}
                  confirm={{
                    title: 'Vise denne utgaven igjen?',
                    text: `Alle som besøker nettstedet, ser det slik det var ${formatTimeNb(at)}, med driftsmeldingen det hadde. Det du arbeider med her, blir ikke endret.`,
                  }}
                  onAction={() => showAgain(number)}
                />
              )}
              <Action
                label="Hent tekstene hit"
                subject={formatTimeNb(at)}
                variant="quiet"
                confirm={{
                  title: 'Hente tekstene hit?',
                  text: `Alt du arbeider med her, blir som ${formatTimeNb(at)}. Det du har endret siden sist, blir en utgave for seg. Ingenting endres på nettet før du publiserer.`,
                }}
                onAction={() =>
                  restoreContent(number, 'Tekstene er hentet hit. De kommer på nettet når du publiserer.')
                }
              />
            </div>
          </li>
        ))}
      </ul>
    </>
  );
}

async function showAgain(number: number): Promise<void> {
  await request('POST', `/releases/${number}/show`, {});
  showMessage('Utgaven ligger på nettet igjen.');
}

export async function restoreContent(number: number, message: string): Promise<void> {
  const { keptSettings } = await request<Restored>('POST', `/releases/${number}/restore`, {});
  showMessage(keptSettings.length > 0 ? `${message} ${keptSettings.join(' og ')} er som før.` : message);
}
