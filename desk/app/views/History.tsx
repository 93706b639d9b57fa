import { useEffect, useState } from 'react';
import type {
  Changes,
  DocumentChanges,
  ListedRelease,
  Restored,
  Undone,
} from '../../../content-model/desk/contract.ts';
import { announceToScreenReader, showMessage } from '../store/announcements.ts';
import { useGet, useOverview } from '../store/overview.ts';
import { previewRelease } from '../store/previewed-release.ts';
import { useIsCurrent } from '../store/publishing.ts';
import { request } from '../store/request.ts';
import { formatTimeNb } from '../text/format.ts';
import { Action } from '../ui/Action.tsx';
import { isNarrow } from '../ui/is-narrow.ts';
import { FieldLinks, ViewSection } from '../ui/View.tsx';
import { showPage } from '../ui/view-links.ts';
import { showUndoneRelease } from './UndoneRelease.tsx';

const allUndone =
  'Alt er som da du publiserte sist. Det du hadde endret, ligger under Tidligere utgaver. Utkast er som før.';

/** What differs from what is published; each document can be undone as a whole. */
export function ChangeList({ documents, release }: Changes) {
  const [undone, setUndone] = useState<readonly UndoneDocument[]>([]);
  const isCurrent = useIsCurrent();
  const forget = (taken: Undone) => setUndone((all) => all.filter(({ id }) => id !== taken.id));
  return (
    <ViewSection
      title="Dette legges ut"
      hint={release ? `Sist publisert ${formatTimeNb(release.at)}.` : 'Alt. Nettstedet er ikke lagt ut ennå.'}
    >
      {release && documents.length === 0 && isCurrent && <p>Ingenting er endret.</p>}
      {documents.map((document) => (
        <DocumentChange
          key={document.id}
          {...document}
          onUndone={(done) => setUndone((all) => [...all, done])}
        />
      ))}
      {undone.map((done) => (
        <UndoneNote key={done.id} {...done} onTakenBack={() => forget(done)} />
      ))}
      {release && documents.length > 0 && (
        <Action
          label="Angre alt siden sist"
          confirm={{
            title: 'Angre alt siden sist?',
            text: 'Alt blir som da du publiserte sist. Det du har endret etterpå, finner du igjen under Tidligere utgaver.',
          }}
          onAction={() => restoreContent(release.number, allUndone)}
        />
      )}
    </ViewSection>
  );
}

interface UndoneDocument extends Undone {
  title: string;
}

function UndoneNote({ id, title, kept, onTakenBack }: UndoneDocument & { onTakenBack: () => void }) {
  async function takeBack() {
    await request('POST', '/changes/take-back', { id });
    onTakenBack();
    announceToScreenReader(`${title} er som før du angret`);
  }
  return (
    <div className="removed actions">
      {[`Angret: ${title}.`, ...kept].join(' ')}
      <Action label="Hent det tilbake" subject={title} variant="quiet" onAction={takeBack} />
    </div>
  );
}

type DocumentChangeProps = DocumentChanges & { onUndone: (undone: UndoneDocument) => void };

function DocumentChange({ id, title, fields, words, onUndone }: DocumentChangeProps) {
  async function undo() {
    const done = await request<Undone>('POST', '/changes/undo', { document: id });
    onUndone({ ...done, title });
    announceToScreenReader(`${title} er som det er publisert`);
  }
  return (
    <section>
      <h3>{title}</h3>
      {words && <p>«{words}»</p>}
      <FieldLinks fields={fields.map(({ path, label }) => ({ document: id, path, label }))} />
      <Action
        label="Angre"
        subject={title}
        variant="quiet"
        confirm={{
          title: `Angre det som er endret i «${title}»?`,
          text: 'Alt der blir som da du publiserte sist, på begge språk. Så lenge du er på denne siden, kan du hente det tilbake.',
        }}
        onAction={undo}
      />
    </section>
  );
}

const kinds = { published: 'Publisert', notice: 'Beskjed til kundene', unpublished: 'Upublisert' } as const;

export function ReleaseList() {
  const releases = useGet<ListedRelease[]>('/releases') ?? [];
  const hasChanges = useOverview().changes.documents.length > 0;
  useEffect(() => () => previewRelease(null), []);
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
              <Action
                label="Se den"
                subject={subjectOf(release)}
                variant="quiet"
                onAction={() => see(release)}
              />
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

function see(release: ListedRelease) {
  previewRelease(release);
  if (isNarrow.matches) showPage();
}

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
      await showUndoneRelease();
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

async function restoreContent(number: number, message: string): Promise<void> {
  const { keptSettings, kept } = await request<Restored>('POST', `/releases/${number}/restore`, {});
  const settings = keptSettings.length > 0 && `${keptSettings.join(' og ')} er som før.`;
  showMessage([message, settings, ...kept].filter(Boolean).join(' '));
}
