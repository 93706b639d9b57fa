import { useSyncExternalStore } from 'react';
import { getDocument, type OpenDocument, type State, subscribe } from '../store/documents.ts';
import { save } from '../store/saving.ts';
import { addressOfField } from './address.ts';

const clock = new Intl.DateTimeFormat('nb-NO', { hour: '2-digit', minute: '2-digit' });
/** The state that matters most comes first. */
const order: readonly State[] = ['conflict', 'unreachable', 'refused', 'saving', 'changed', 'saved'];

interface SaveStateProps {
  ids: readonly string[];
  onConflict: (id: string) => void;
}

/** Says whether what is typed is saved, and what is in the way when it is not. */
export function SaveState({ ids, onConflict }: SaveStateProps) {
  const key = ids.join();
  const shown = useSyncExternalStore(subscribe, () => mostUrgent(key));
  if (!shown) return <p className="save-state">Alt er lagret</p>;
  return (
    <div className="save-state" data-state={shown.state}>
      <p role="status">{wordsFor(shown)}</p>
      {shown.state === 'refused' && <FirstProblem document={shown} />}
      {shown.state === 'conflict' && (
        <button type="button" onClick={() => onConflict(shown.id)}>
          Se begge
        </button>
      )}
      {shown.state === 'unreachable' && (
        <button type="button" onClick={() => void save(shown.id)}>
          Prøv igjen
        </button>
      )}
    </div>
  );
}

function mostUrgent(key: string): OpenDocument | undefined {
  const documents = key.split(',').flatMap((id) => getDocument(id) ?? []);
  const rank = ({ state }: OpenDocument) => order.indexOf(state);
  const latest = ({ savedAt }: OpenDocument) => savedAt?.getTime() ?? 0;
  return documents.sort((one, other) => rank(one) - rank(other) || latest(other) - latest(one))[0];
}

function wordsFor({ state, savedAt, problems }: OpenDocument): string {
  switch (state) {
    case 'saved':
      return savedAt ? `Lagret kl. ${clock.format(savedAt)}` : 'Alt er lagret';
    case 'refused':
      return `Ikke lagret: ${problems.length === 1 ? 'én ting' : `${problems.length} ting`} må rettes`;
    case 'conflict':
      return 'Ikke lagret: endret et annet sted imens';
    case 'unreachable':
      return 'Ikke lagret: skrivebordet svarer ikke';
    default:
      return 'Lagrer …';
  }
}

function FirstProblem({ document }: { document: OpenDocument }) {
  const [first] = document.problems;
  if (!first || first.path.length === 0) return null;
  return <a href={addressOfField(first.document, first.path)}>Gå til feltet</a>;
}
