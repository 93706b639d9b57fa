import type { Launch } from '../../../server/desk/contract.ts';
import { request } from '../store/request.ts';
import { Action } from '../ui/Action.tsx';
import { ViewSection } from '../ui/ViewSection.tsx';
import { viewHref } from '../ui/view-links.ts';

/** The facts of the example and what is to be confirmed, by whether the site may be published before. */
export function LaunchList({ items, done }: Launch) {
  const count = items.length + done;
  return (
    <ViewSection title={`${done} av ${count} er på plass`}>
      <progress value={done} max={count} aria-label="Fylt ut" />
      <LaunchItems title="Må på plass før dere legger ut" items={items.filter(({ canWait }) => !canWait)} />
      <LaunchItems title="Kan vente" items={items.filter(({ canWait }) => canWait)} />
    </ViewSection>
  );
}

const LaunchItems = ({ title, items }: { title: string } & Pick<Launch, 'items'>) =>
  items.length > 0 && (
    <>
      <h3>{title}</h3>
      <ul className="row-list">
        {items.map(({ document, path, missing, remedy, statement }) => (
          <li key={missing}>
            <div>
              <a href={viewHref(document, path)}>{missing}</a>
              <p className="hint">{remedy}</p>
            </div>
            {statement && (
              <Action
                label="Stemmer"
                subject={missing}
                onAction={() => request('POST', '/launch/confirm', { statement })}
              />
            )}
          </li>
        ))}
      </ul>
    </>
  );
