import { useStore } from '../../../src/browser/store.ts';
import { documents, isAvailable, type OpenDocument } from '../store/documents.ts';
import { outage } from '../store/request.ts';
import { formatClockNb } from '../text/format.ts';
import { viewHref } from '../ui/view-links.ts';

/** The state that matters most comes first. */
const order: readonly OpenDocument['state'][] = ['conflict', 'failed', 'saving', 'changed', 'saved'];
const savedAt = (document: OpenDocument) => document.savedAt?.getTime() ?? 0;

interface Status {
  words: string;
  /** Why it is not saved, unless another message of the page says so. A phone has no room for it. */
  reason?: string | undefined;
  /** The address of what was typed in something that cannot be saved. */
  link?: string;
}

const notSaved = 'Ikke lagret ennå';

export function SaveStatus() {
  const { words, reason, link } = useStatus();
  return (
    <div className="actions" data-save-state>
      <p role="status" className={words === notSaved ? 'error' : undefined}>
        {words}
        {reason && <span>: {reason}</span>}
      </p>
      {link && <a href={link}>Vis</a>}
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
  if (typedIn) return { words: notSaved, link: viewHref(typedIn.id) };
  return shown ? statusOf(shown, currentOutage !== null) : { words: 'Alt er lagret' };
}

function statusOf({ state, savedAt: when, failure }: OpenDocument, isWaiting: boolean): Status {
  if (state === 'saved') return { words: when ? `Lagret ${formatClockNb(when)}` : 'Alt er lagret' };
  if (state === 'failed') return { words: notSaved, reason: failure };
  return { words: state === 'conflict' || isWaiting ? notSaved : 'Lagrer …' };
}
