import type { Launch } from '../../../content-model/desk/contract.ts';
import { useIsCurrent } from '../store/publishing.ts';
import { request } from '../store/request.ts';
import { Action } from '../ui/Action.tsx';
import { ViewSection } from '../ui/View.tsx';
import { viewHref } from '../ui/view-links.ts';

/** The facts of the example and what is to be confirmed, by whether the site may be published before. */
export function LaunchList({ items, confirmed, done }: Launch) {
  const count = items.length + done;
  const needed = items.filter(({ canWait }) => !canWait);
  const later = items.filter(({ canWait }) => canWait);
  return (
    <ViewSection title={`${done} av ${count} er på plass`}>
      <progress value={done} max={count} aria-label="Fylt ut" />
      <LaunchItems
        title="Må på plass før kundene får se det"
        items={needed.filter(({ statement }) => !statement)}
      />
      <LaunchItems
        title="Svar før kundene får se det: Stemmer dette for dere?"
        items={needed.filter(({ statement }) => statement)}
      />
      <LaunchItems title="Kan vente" items={later.filter(({ statement }) => !statement)} />
      <LaunchItems
        title="Les og si om det stemmer. Det kan vente"
        items={later.filter(({ statement }) => statement)}
      />
      {confirmed.length > 0 && (
        <details>
          <summary>Dere har sagt at dette stemmer ({confirmed.length})</summary>
          <LaunchItems items={confirmed} isConfirmed />
        </details>
      )}
    </ViewSection>
  );
}

interface LaunchItemsProps extends Pick<Launch, 'items'> {
  title?: string;
  isConfirmed?: boolean;
}

function LaunchItems({ title, items, isConfirmed = false }: LaunchItemsProps) {
  const isCurrent = useIsCurrent();
  if (items.length === 0) return null;
  return (
    <>
      {title && <h3>{title}</h3>}
      <ul className="row-list">
        {items.map(({ document, path, missing, remedy, statement }) => (
          <li key={missing}>
            <div>
              {statement ? <span>{missing}</span> : <a href={viewHref(document, path)}>{missing}</a>}
              <p className="hint">{remedy}</p>
            </div>
            {statement && (
              <div className="actions">
                <Action
                  label={isConfirmed ? 'Angre' : 'Stemmer'}
                  subject={missing}
                  disabled={!isCurrent}
                  onAction={() => request('POST', '/launch/confirm', { statement, isTrue: !isConfirmed })}
                />
                <a href={viewHref(document, path)} aria-label={`Endre: ${missing}`}>
                  Endre
                </a>
              </div>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}
