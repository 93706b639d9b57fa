import type { Launch, LaunchItem } from '../../contract.ts';
import { addressOfField } from '../layout/address.ts';

/** Facts that are missing, each with the way to its field. */
export function Missing({ title, items }: { title: string; items: readonly LaunchItem[] }) {
  if (items.length === 0) return null;
  return (
    <section className="part">
      <h2>{title}</h2>
      <ul className="missing-facts">
        {items.map(({ path, missing, remedy }) => (
          <li key={path.join()}>
            <a href={addressOfField('company', path)}>{missing}</a>
            <span>{remedy}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Optional facts that are empty, each with the way to its field. */
export function Optional({ facts }: { facts: Launch['optional'] }) {
  if (facts.length === 0) return null;
  return (
    <section className="part">
      <h2>Kan legges til</h2>
      <p className="hint">Valgfritt. Nettstedet nevner det ikke før det er fylt ut.</p>
      <ul className="optional-facts">
        {facts.map(({ title, path }) => (
          <li key={title}>
            <a href={addressOfField('company', path)}>{title}</a>
          </li>
        ))}
      </ul>
    </section>
  );
}
