import type { LaunchReport } from '../../../content-model/launch-list.ts';
import { viewHref } from '../ui/view-links.ts';

/** How many placeholders of content/ are replaced, and those that are left; nothing once all are. */
export function LaunchList({ items, done }: LaunchReport) {
  const count = items.length + done;
  if (items.length === 0) return null;
  return (
    <details className="launch-list">
      <summary>
        {done} av {count} er på plass
      </summary>
      <ul className="row-list">
        {items.map(({ document, path, missing, remedy, canWait }) => (
          <li key={missing}>
            <div>
              <a href={viewHref(document, path)}>{missing}</a>
              <p className="hint">
                {remedy}
                {canWait && ' Kan vente.'}
              </p>
            </div>
          </li>
        ))}
      </ul>
    </details>
  );
}
