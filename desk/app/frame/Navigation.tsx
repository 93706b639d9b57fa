import { type ReactNode, useState } from 'react';
import type { Overview } from '../../contract.ts';
import { addressOf, readAddress, useHash } from '../ui/address.ts';
import { Button, Icon } from '../ui/Button.tsx';

/** What can be changed, in the owner's words. */
export function Navigation({ overview: { documents, changes, place } }: { overview: Overview }) {
  const hash = useHash();
  const { view } = readAddress(hash);
  // On phones it opens over a view, and closes with it.
  const [openAt, setOpenAt] = useState<string | null>(null);
  const isOpen = openAt === hash;
  // What all pages share comes after them.
  const pages = documents.filter(({ id }) => id.startsWith('texts/') && id !== 'texts/shared');
  const item = (id: string, title: string, note?: ReactNode) => (
    <li key={id}>
      <a href={addressOf(id)} aria-current={view === id ? 'page' : view.startsWith(`${id}/`) || undefined}>
        {title}
        {documents.some((one) => one.problems > 0 && (one.id === id || one.id.startsWith(`${id}/`))) && (
          <span className="error" title="Noe må rettes">
            {' '}
            ●<span className="visually-hidden"> (noe må rettes)</span>
          </span>
        )}
        {note}
      </a>
    </li>
  );
  const count = changes.count > 0 && (
    <span className="count">
      {changes.count}
      <span className="visually-hidden"> endringer siden sist</span>
    </span>
  );
  return (
    <nav className="navigation" aria-label="Redigering" data-open={isOpen || undefined}>
      <div className="navigation-head">
        <a className="wordmark" href={addressOf('company')}>
          Redigering
        </a>
        <Button
          className="menu-button quiet"
          aria-expanded={isOpen}
          onClick={() => setOpenAt(isOpen ? null : hash)}
        >
          <Icon name="menu" />
          Meny
        </Button>
      </div>
      <div className="navigation-body">
        <ul>{item('company', 'Firmaet')}</ul>
        <h2 className="hint">Sidene</h2>
        <ul>
          {pages.map(({ id, title }) => item(id, title))}
          {item('texts/shared', 'Alle sider')}
        </ul>
        <h2 className="hint">Bilder og nyheter</h2>
        <ul>
          {item('pictures', 'Bilder')}
          {item('placements', 'Galleriet')}
          {item('news', 'Nyheter')}
        </ul>
        <h2 className="hint">Nettstedet</h2>
        <ul>
          {item('publish', 'Publiser', count)}
          {item('editions', 'Tidligere utgaver')}
          {place.hasDevices && item('devices', 'Enheter')}
        </ul>
      </div>
    </nav>
  );
}
