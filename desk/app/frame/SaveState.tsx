import { type OpenDocument, useOpenDocuments } from '../store/documents.ts';
import { problemsOfWaiting } from '../store/new-entries.ts';
import { isLost, isSignedOut } from '../store/request.ts';
import { useValue } from '../store/value.ts';
import { addressOf } from '../ui/address.ts';

const clock = new Intl.DateTimeFormat('nb-NO', { hour: '2-digit', minute: '2-digit' });
/** The state that matters most comes first. */
const order: readonly OpenDocument['state'][] = ['refused', 'saving', 'changed', 'saved'];
const savedAt = (document: OpenDocument) => document.savedAt?.getTime() ?? 0;

/** Says whether everything that is typed is saved, in any view, and leads to what is in the way. */
export function SaveState() {
  const obstacle = useObstacle();
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
  const isStopped = state === 'refused' || (state !== 'saved' && obstacle !== '');
  return (
    <div className="actions" data-save-state>
      <p role="status" className={isStopped ? 'error' : undefined}>
        {wordsFor(shown, obstacle)}
      </p>
      {(state === 'refused' || empty) && (
        <a href={addressOf(first?.document ?? id, first?.path ?? [])}>{first ? 'Gå til feltet' : 'Vis'}</a>
      )}
    </div>
  );
}

/** Why nothing can be saved just now; empty when it can. */
function useObstacle(): string {
  const isOut = useValue(isSignedOut);
  const isAway = useValue(isLost);
  if (isOut) return 'du er logget ut';
  if (!isAway) return '';
  return navigator.onLine ? 'redigeringen svarer ikke' : 'ikke nett';
}

function wordsFor(document: OpenDocument, obstacle: string): string {
  const { state, title, savedAt: when, problems } = document;
  if (state === 'saved' && problemsOfWaiting(document).length > 0) {
    return `${title}: noe nytt er ikke fylt ut. Alt annet er lagret`;
  }
  if (state === 'saved') return when ? `Lagret kl. ${clock.format(when)}` : 'Alt er lagret';
  if (obstacle !== '') return `${title} er ikke lagret: ${obstacle}`;
  if (state !== 'refused') return 'Lagrer …';
  const count = problems.length === 1 ? 'én ting' : `${problems.length} ting`;
  return `${title} er ikke lagret: ${count} må rettes`;
}
