import type { ListedRelease, Restored } from '../../../server/desk/contract.ts';
import { showMessage } from '../store/announcements.ts';
import { useGet, useOverview } from '../store/overview.ts';
import { request } from '../store/request.ts';
import { formatTimeNb } from '../text/format.ts';
import { Action } from '../ui/Action.tsx';
import { ViewSection } from '../ui/ViewSection.tsx';

const kinds = { published: 'Publisert', notice: 'Beskjed', unpublished: 'Upublisert' } as const;

/** The earlier releases, each with the buttons that show it to visitors and that bring its content back. */
export function ReleaseList() {
  const releases = useGet<ListedRelease[]>('/releases') ?? [];
  const hasChanges = useOverview().changes.documents.length > 0;
  if (releases.length === 0) return null;
  return (
    <ViewSection
      title="Tidligere utgaver"
      hint="«Legg denne ut igjen» gjelder det kundene ser. «Arbeid videre med denne» gjelder det du arbeider med her."
    >
      <ul className="row-list">
        {releases.map((release) => (
          <li key={release.number}>
            <div>
              <strong>{formatTimeNb(release.at)}</strong>
              <p className="hint">{summaryOf(release)}</p>
              {release.failure && <p className="error">{release.failure}</p>}
            </div>
            <div className="actions">
              {release.kind !== 'unpublished' && !release.isLive && <ShowAgain {...release} />}
              {(!release.isLive || hasChanges) && <Restore {...release} />}
            </div>
          </li>
        ))}
      </ul>
    </ViewSection>
  );
}

function summaryOf({ kind, changes, isLive }: ListedRelease): string {
  return [...new Set([isLive ? 'På nettet nå' : kinds[kind], ...changes])].join(' · ');
}

const ShowAgain = ({ number, at }: ListedRelease) => (
  <Action
    label="Legg denne ut igjen"
    subject={formatTimeNb(at)}
    confirm={{
      title: 'Legge denne utgaven ut igjen?',
      text: `Alle som besøker nettstedet, ser det slik det var ${formatTimeNb(at)}, med beskjeden det hadde. Det du arbeider med her, blir ikke endret.`,
    }}
    onAction={async () => {
      await request('POST', `/releases/${number}/show`, {});
      showMessage('Utgaven ligger på nettet igjen.');
    }}
  />
);

const Restore = ({ number, at }: ListedRelease) => (
  <Action
    label="Arbeid videre med denne"
    subject={formatTimeNb(at)}
    variant="quiet"
    confirm={{
      title: 'Arbeide videre med denne utgaven?',
      text: `Alt du arbeider med her, blir som ${formatTimeNb(at)}. Det du har endret siden sist, blir en utgave for seg. Ingenting endres på nettet før du publiserer.`,
    }}
    onAction={() =>
      restoreContent(number, 'Nå arbeider du videre med utgaven. Den kommer på nettet når du publiserer.')
    }
  />
);

export async function restoreContent(number: number, message: string): Promise<void> {
  const { keptSettings } = await request<Restored>('POST', `/releases/${number}/restore`, {});
  showMessage(keptSettings.length > 0 ? `${message} ${keptSettings.join(' og ')} er som før.` : message);
}
