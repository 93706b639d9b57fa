import type { HistoryEntry } from '../../../content-model/desk/contract.ts';
import { restore } from '../store/history.ts';
import { useGet } from '../store/overview.ts';
import { formatTimeNb } from '../text/format.ts';
import { Action } from '../ui/Action.tsx';
import { ViewHeader } from '../ui/View.tsx';

/** Each publication and each replaced draft, of which a page or all can be fetched back. */
export function HistoryView() {
  const entries = useGet<HistoryEntry[]>('/history');
  return (
    <>
      <ViewHeader title="Historikk" intro="Det du henter tilbake, ser kundene når du publiserer." />
      {entries?.length === 0 && <p>Her kommer det du publiserer.</p>}
      <ul className="row-list">
        {entries?.map((entry) => (
          <li key={entry.time}>
            <Entry {...entry} />
          </li>
        ))}
      </ul>
    </>
  );
}

function Entry({ kind, time, from, documents }: HistoryEntry) {
  const isPublication = kind === 'published';
  const when = formatTimeNb(time);
  const gets = isPublication ? `Hent tilbake slik det var før ${when}` : 'Hent tilbake';
  const same = isPublication ? 'Samme sider som før.' : 'Som nå.';
  return (
    <div>
      <h2>{isPublication ? `Publisert ${when}` : `Utkastet før du hentet tilbake ${when}`}</h2>
      {from === null || documents.length === 0 ? (
        <p className="hint">{from === null ? 'Det eldste her.' : same}</p>
      ) : (
        <div className="actions">
          <span>{gets}:</span>
          {documents.map(({ id, title }) => (
            <Action key={id} label={title} subject={gets} onAction={() => restore(from, id)} />
          ))}
          <Action label="Alt" subject={gets} onAction={() => restore(from)} />
        </div>
      )}
    </div>
  );
}
