import { useState } from 'react';
import type { Changes, DocumentChanges, Undone } from '../../../content-model/desk/contract.ts';
import { announceToScreenReader } from '../store/announcements.ts';
import { useIsCurrent } from '../store/publishing.ts';
import { request } from '../store/request.ts';
import { formatTimeNb } from '../text/format.ts';
import { Action } from '../ui/Action.tsx';
import { FieldLinks, ViewSection } from '../ui/View.tsx';
import { restoreContent } from './restore-content.ts';

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
    <section className="document-change">
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
