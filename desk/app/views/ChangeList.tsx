import type { Changes, DocumentChanges } from '../../../server/desk/contract.ts';
import { announceToScreenReader } from '../store/announcements.ts';
import { request } from '../store/request.ts';
import { formatTimeNb } from '../text/format.ts';
import { Action } from '../ui/Action.tsx';
import { FieldLinks } from '../ui/FieldLinks.tsx';
import { ViewSection } from '../ui/ViewSection.tsx';
import { restoreContent } from './ReleaseList.tsx';

const undone =
  'Alt er som da du publiserte sist. Det du hadde endret, ligger under Tidligere utgaver. Nyheter som ikke er ferdige eller venter, er som før.';

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

/** Restores a document as published. */
async function undo({ id, title }: DocumentChanges): Promise<void> {
  await request('POST', '/changes/undo', { document: id });
  announceToScreenReader(`${title} er som det er publisert`);
}
