import { type OpenDocument, useOpenDocuments } from '../store/documents.ts';
import { problemsOfWaiting } from '../store/new-entries.ts';
import { isSignedOut } from '../store/request.ts';
import { save } from '../store/saving.ts';
import { addressOf } from '../ui/address.ts';
import { Button } from '../ui/Button.tsx';

const clock = new Intl.DateTimeFormat('nb-NO', { hour: '2-digit', minute: '2-digit' });
/** The state that matters most comes first. */
const order: readonly OpenDocument['state'][] = ['unreachable', 'refused', 'saving', 'changed', 'saved'];
const savedAt = (document: OpenDocument) => document.savedAt?.getTime() ?? 0;

/** Says whether everything that is typed is saved, in any view, and leads to what is in the way. */
export function SaveState() {
  const [shown] = useOpenDocuments().sort(
    (one, other) =>
      order.indexOf(one.state) - order.indexOf(other.state) ||
      problemsOfWaiting(other).length - problemsOfWaiting(one).length ||
      savedAt(other) - savedAt(one),
  );
  if (!shown) return <p data-save-state>Alt er lagret</p>;
  const { id, state, problems } = shown;
  const [empty] = problemsOfWaiting(shown);
  const first = problems.find(({ path }) => path.length > 0) ?? empty;
  return (
    <div className="actions" data-save-state>
      <p role="status" className={['refused', 'unreachable'].includes(state) ? 'error' : undefined}>
        {wordsFor(shown)}
      </p>
      {(state === 'refused' || empty) && (
        <a href={addressOf(first?.document ?? id, first?.path ?? [])}>{first ? 'Gå til feltet' : 'Vis'}</a>
      )}
      {state === 'unreachable' && <Button onClick={() => void save(id)}>Prøv igjen</Button>}
    </div>
  );
}

function reason(): string {
  if (isSignedOut.get()) return 'du er logget ut';
  return navigator.onLine ? 'redigeringen svarer ikke' : 'ikke nett';
}

function wordsFor(document: OpenDocument): string {
  const { state, title, savedAt: when, problems } = document;
  if (state === 'saved' && problemsOfWaiting(document).length > 0) {
    return `${title}: noe nytt er ikke fylt ut. Alt annet er lagret`;
  }
  if (state === 'saved') return when ? `Lagret kl. ${clock.format(when)}` : 'Alt er lagret';
  if (state === 'unreachable') return `${title} er ikke lagret: ${reason()}`;
  if (state !== 'refused') return 'Lagrer …';
  const count = problems.length === 1 ? 'én ting' : `${problems.length} ting`;
  return `${title} er ikke lagret: ${count} må rettes`;
}
