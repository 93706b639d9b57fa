import type { LaunchReport, MissingField } from '../../../content-model/launch-list.ts';
import { ViewSection } from '../ui/View.tsx';
import { viewHref } from '../ui/view-links.ts';

/** The placeholders in content/, by whether the site may be published before they are replaced. */
export function LaunchList({ items, done }: LaunchReport) {
  const count = items.length + done;
  return (
    <ViewSection title={`${done} av ${count} er på plass`}>
      <progress value={done} max={count} aria-label="Fylt ut" />
      <LaunchItems
        title="Må på plass før kundene får se det"
        items={items.filter(({ canWait }) => !canWait)}
      />
      <LaunchItems title="Kan vente" items={items.filter(({ canWait }) => canWait)} />
    </ViewSection>
  );
}

function LaunchItems({ title, items }: { title: string; items: readonly MissingField[] }) {
  if (items.length === 0) return null;
  return (
    <>
      <h3>{title}</h3>
      <ul className="row-list">
        {items.map(({ document, path, missing, remedy }) => (
          <li key={missing}>
            <div>
              <a href={viewHref(document, path)}>{missing}</a>
              <p className="hint">{remedy}</p>
            </div>
          </li>
        ))}
      </ul>
    </>
  );
}
