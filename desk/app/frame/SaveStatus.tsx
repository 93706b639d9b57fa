import { getIn, type KeyPath } from '../../../common/json.ts';
import { useStore } from '../../../src/browser/store.ts';
import { documents, isAvailable, type OpenDocument } from '../store/documents.ts';
import { outage } from '../store/request.ts';
import { formatClockNb } from '../text/format.ts';
import { fieldId, viewHref } from '../ui/view-links.ts';

/** The state that matters most comes first. */
const order: readonly OpenDocument['state'][] = ['conflict', 'refused', 'saving', 'changed', 'saved'];
const savedAt = (document: OpenDocument) => document.savedAt?.getTime() ?? 0;

type StatusLink = readonly [address: string, label: string] | undefined;

/** A phone has room for `words` alone. */
interface Status {
  words: string;
  more?: string;
  link?: StatusLink;
  isError?: boolean;
}

const notSaved = (more: string, link?: StatusLink): Status => {
  return { words: 'Ikke lagret', more: `: ${more}`, link, isError: true };
};

export function SaveStatus() {
  const { words, more, link, isError } = useStatus();
  return (
    <div className="actions" data-save-state>
      <p role="status" className={isError ? 'error' : undefined}>
        {words}
        <span>{more}</span>
      </p>
      {link && <a href={link[0]}>{link[1]}</a>}
    </div>
  );
}

function useStatus(): Status {
  const currentOutage = useStore(outage);
  const all = [...useStore(documents).values()];
  const [shown] = all
    .filter(isAvailable)
    .sort((a, b) => order.indexOf(a.state) - order.indexOf(b.state) || savedAt(b) - savedAt(a));
  const unavailable = all.filter((document) => 'typed' in document);
  const typedIn = unavailable.find(({ typed }) => typed !== null);
  if (typedIn && shown?.state !== 'refused') {
    const reason = typedIn.isDeleted ? 'du skrev i noe som er slettet' : 'filen kan ikke leses';
    return notSaved(reason, [viewHref(typedIn.id), 'Vis']);
  }
  return shown ? statusOf(shown, currentOutage !== null) : { words: 'Alt er lagret' };
}

/** Whether a field is empty, and the cursor in it or beside it in its entry of a list. */
function isBeingWritten({ id, value }: OpenDocument, path: KeyPath): boolean {
  const entry = document.getElementById(fieldId(id, path))?.closest('.entry');
  return getIn(value, path) === '' && Boolean(entry?.contains(document.activeElement));
}

/** Announcements say what it waits for. */
function statusOf(document: OpenDocument, isWaiting: boolean): Status {
  const { id, state, title, savedAt: when, problems } = document;
  const ownProblems = problems.filter((problem) => problem.document === id);
  const first = [...ownProblems, ...problems].find(({ path }) => path.length > 0);
  const link = [viewHref(first?.document ?? id, first?.path ?? []), first ? 'Gå til feltet' : 'Vis'] as const;
  if (state === 'saved') return { words: when ? `Lagret ${formatClockNb(when)}` : 'Alt er lagret' };
  if (state === 'conflict') return notSaved(`«${title}» er lagret et annet sted imens`);
  if (state !== 'refused') return isWaiting ? { words: 'Ikke lagret', isError: true } : { words: 'Lagrer …' };
  if (!first) return notSaved(`«${title}» kunne ikke lagres, og prøves igjen av seg selv`, link);
  if (ownProblems.length === 0) return notSaved(`«${title}» kunne ikke lagres`, link);
  if (ownProblems.every(({ path }) => isBeingWritten(document, path)))
    return { words: 'Lagres når feltet er fylt ut' };
  const count = ownProblems.length === 1 ? 'én ting' : `${ownProblems.length} ting`;
  return notSaved(`${count} må rettes i «${title}»`, link);
}
