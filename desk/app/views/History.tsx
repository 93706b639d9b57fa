import type {
  Changes,
  DocumentChanges,
  ListedRelease,
  Restored,
} from '../../../content-model/desk/contract.ts';
import { announceToScreenReader, showMessage } from '../store/announcements.ts';
import { useGet, useOverview } from '../store/overview.ts';
import { request } from '../store/request.ts';
import { formatTimeNb } from '../text/format.ts';
import { Action } from '../ui/Action.tsx';
import { FieldLinks, ViewSection } from '../ui/View.tsx';

const undone =
  'Alt er som da du publiserte sist. Det du hadde endret, ligger under Tidligere utgaver. Utkast er som før.';

/** What differs from what is published; each document can be undone as a whole. */
export function ChangeList({ documents, release }: Changes) {
  return (
    <ViewSection
      title="Endret siden sist"
      hint={release ? `Sist publisert ${formatTimeNb(release.at)}.` : 'Nettstedet er ikke lagt ut ennå.'}
    >
      {release && documents.length === 0 && <p>Ingenting er endret.</p>}
      {documents.map((document) => (
        <DocumentChange key={document.id} {...document} />
      ))}
      {release && documents.length > 0 && (
        <Action
          label="Angre alt siden sist"
          confirm={{
            title: 'Angre alt siden sist?',
            text: 'Alt blir som da du publiserte sist. Det du har endret etterpå, finner du igjen under Tidligere utgaver.',
          }}
          onAction={() => restoreContent(release.number, undone)}
        />
      )}
    </ViewSection>
  );
}

function DocumentChange(changes: DocumentChanges) {
  const { id, title, fields } = changes;
  return (
    <section>
      <h3>{title}</h3>
      <FieldLinks fields={fields.map(({ path, label }) => ({ document: id, path, label }))} />
      <Action
        label="Angre"
        subject={title}
        variant="quiet"
        confirm={{
          title: `Angre det som er endret i «${title}»?`,
          text: 'Alt der blir som da du publiserte sist, på begge språk. Det du har endret, blir borte for godt.',
        }}
        onAction={() => undo(changes)}
      />
    </section>
  );
}

async function undo({ id, title }: DocumentChanges): Promise<void> {
  await request('POST', '/changes/undo', { document: id });
  announceToScreenReader(`${title} er som det er publisert`);
}

const kinds = { published: 'Publisert', notice: 'Beskjed til kundene', unpublished: 'Upublisert' } as const;

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
    subject={`${formatTimeNb(at)}, utgave ${number}`}
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
    subject={`${formatTimeNb(at)}, utgave ${number}`}
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

async function restoreContent(number: number, message: string): Promise<void> {
  const { keptSettings, kept } = await request<Restored>('POST', `/releases/${number}/restore`, {});
  const settings = keptSettings.length > 0 && `${keptSettings.join(' og ')} er som før.`;
  showMessage([message, settings, ...kept].filter(Boolean).join(' '));
}
