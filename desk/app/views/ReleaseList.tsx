import type { ListedRelease } from '../../../content-model/desk/contract.ts';
import { showMessage } from '../store/announcements.ts';
import { useGet, useOverview } from '../store/overview.ts';
import { request } from '../store/request.ts';
import { formatTimeNb } from '../text/format.ts';
import { Action } from '../ui/Action.tsx';
import { ViewSection } from '../ui/View.tsx';
import { restoreContent } from './restore-content.ts';

const kinds = { published: 'Publisert', notice: 'Beskjed til kundene', unpublished: 'Upublisert' } as const;

/** Earlier releases, to show again or to go on with. */
export function ReleaseList() {
  const releases = useGet<ListedRelease[]>('/releases') ?? [];
  const hasChanges = useOverview().changes.documents.length > 0;
  if (releases.length === 0) return null;
  return (
    <ViewSection
      title="Tidligere utgaver"
      hint="«Legg denne ut igjen» gjelder det kundene ser. «Hent denne inn hit for å endre den» gjelder det du arbeider med her."
    >
      <ul className="row-list">
        {releases.map((release) => (
          <li key={release.number}>
            <div>
              <strong>
                {formatTimeNb(release.at)}, utgave {release.number}
              </strong>
              <p className="hint">{summaryOf(release)}</p>
              <p className="hint">{release.words}</p>
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

const subjectOf = ({ number, at }: ListedRelease) => `${formatTimeNb(at)}, utgave ${number}`;

const ShowAgain = (release: ListedRelease) => (
  <Action
    label="Legg denne ut igjen"
    subject={subjectOf(release)}
    confirm={{
      title: 'Legge denne utgaven ut igjen?',
      text: `Alle som besøker nettstedet, ser det slik det var ${formatTimeNb(release.at)}, med beskjeden det hadde. Det du arbeider med her, blir ikke endret.`,
    }}
    onAction={async () => {
      await request('POST', `/releases/${release.number}/show`, {});
      showMessage('Utgaven ligger på nettet igjen.');
    }}
  />
);

const Restore = (release: ListedRelease) => (
  <Action
    label="Hent denne inn hit for å endre den"
    subject={subjectOf(release)}
    variant="quiet"
    confirm={{
      title: 'Hente denne utgaven inn hit?',
      text: `Alt du arbeider med her, blir som ${formatTimeNb(release.at)}. Det du har endret siden sist, blir en utgave for seg. Ingenting endres på nettet før du publiserer.`,
    }}
    onAction={() =>
      restoreContent(
        release.number,
        'Nå arbeider du videre med utgaven. Den kommer på nettet når du publiserer.',
      )
    }
  />
);
