import type { Changes } from '../../../content-model/desk/contract.ts';
import { useIsCurrent } from '../store/publishing.ts';
import { formatTimeNb } from '../text/format.ts';
import { Action } from '../ui/Action.tsx';
import { FieldLinks, ViewSection } from '../ui/View.tsx';
import { restoreContent } from './restore-content.ts';

const allUndone =
  'Alt er som da du publiserte sist. Det du hadde endret, ligger under Tidligere utgaver. Utkast er som før.';

/** A line for each page that differs from what is published. */
export function ChangeList({ documents, release }: Changes) {
  const isCurrent = useIsCurrent();
  return (
    <ViewSection
      title="Dette legges ut"
      hint={release ? `Sist publisert ${formatTimeNb(release.at)}.` : 'Alt. Nettstedet er ikke lagt ut ennå.'}
    >
      {release && documents.length === 0 && isCurrent && <p>Alt er publisert.</p>}
      <FieldLinks fields={documents.map(({ id, title }) => ({ document: id, path: [], label: title }))} />
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
