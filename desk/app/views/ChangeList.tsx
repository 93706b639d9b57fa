import type { Changes } from '../../../content-model/desk/contract.ts';
import { useOpenDocuments } from '../store/documents.ts';
import { restore } from '../store/history.ts';
import { formatTimeNb } from '../text/format.ts';
import { Action } from '../ui/Action.tsx';
import { FieldLinks, ViewSection } from '../ui/View.tsx';

/** A line for each page that differs from what is published. */
export function ChangeList({ documents, published, isRunning }: Changes & { isRunning: boolean }) {
  const isSaved = useOpenDocuments().every(({ state }) => state === 'saved');
  return (
    <ViewSection
      title="Dette legges ut"
      hint={
        published
          ? `Sist publisert ${formatTimeNb(published.time)}.`
          : 'Alt. Nettstedet er ikke publisert ennå.'
      }
    >
      {published && documents.length === 0 && isSaved && !isRunning && <p>Alt er publisert.</p>}
      <FieldLinks fields={documents.map(({ id, title }) => ({ document: id, path: [], label: title }))} />
      {published && documents.length > 0 && (
        <Action label="Angre alt siden sist" onAction={() => restore(published.number)} />
      )}
    </ViewSection>
  );
}
