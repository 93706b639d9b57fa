import { useStore } from '../../../src/browser/store.ts';
import { documents, isAvailable, type OpenDocument } from '../store/documents.ts';
import { outage } from '../store/request.ts';
import { formatClockNb } from '../text/format.ts';
import { viewHref } from '../ui/view-links.ts';

/** The state that matters most comes first. */
const order: readonly OpenDocument['state'][] = ['conflict', 'failed', 'saving', 'changed', 'saved'];
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
  return { words: 'Ikke lagret ennå', more: `: ${more}`, link, isError: true };
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
  if (typedIn) {
    const reason = typedIn.isDeleted ? 'du skrev i noe som er slettet' : 'filen kan ikke leses';
    return notSaved(reason, [viewHref(typedIn.id), 'Vis']);
  }
  return shown ? statusOf(shown, currentOutage !== null) : { words: 'Alt er lagret' };
}

function statusOf({ state, title, savedAt: when, failure }: OpenDocument, isWaiting: boolean): Status {
  if (state === 'saved') return { words: when ? `Lagret ${formatClockNb(when)}` : 'Alt er lagret' };
  if (state === 'conflict') return notSaved(`«${title}» er lagret et annet sted imens`);
  if (state === 'failed') return notSaved(failure ?? `«${title}» prøves igjen av seg selv`);
  return isWaiting ? notSaved('ingen forbindelse') : { words: 'Lagrer …' };
}
