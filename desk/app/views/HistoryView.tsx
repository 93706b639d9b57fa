import type { DocumentChange, HistoryEntry } from '../../../content-model/desk/contract.ts';
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
  const gets = isPublication ? `Slik det var før ${when}` : `Utkastet før du hentet tilbake ${when}`;
  return (
    <div>
      <h2>{isPublication ? `Publisert ${when}` : gets}</h2>
      <p className="hint">{summaryOf(isPublication, from, documents)}</p>
      {from !== null && documents.length > 0 && (
        <div className="actions">
          {isPublication && <span>{gets}:</span>}
          {documents.length > 1 &&
            documents.map(({ id, title }) => (
              <Action
                key={id}
                label={`Hent tilbake ${title}`}
                onAction={() => restore(from, `${title}: hentet tilbake.`, id)}
              />
            ))}
          <Action
            label="Hent tilbake alt"
            subject={gets}
            onAction={() => restore(from, 'Alt er hentet tilbake.')}
          />
        </div>
      )}
    </div>
  );
}

function summaryOf(
  isPublication: boolean,
  from: number | null,
  documents: readonly DocumentChange[],
): string {
  if (from === null) return 'Det eldste her.';
  const titles = documents.map(({ title }) => title).join(' · ');
  if (isPublication) return titles || 'Samme sider som før.';
  return titles ? `Annerledes enn nå: ${titles}` : 'Som nå.';
}
