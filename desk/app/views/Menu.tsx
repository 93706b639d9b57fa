import type { Overview } from '../../contract/overview.ts';
import { addressOf, pageId, readHash, useHash } from '../ui/address.ts';

interface Part {
  id: string;
  title: string;
  count?: number;
}

/** What can be changed, in the owner's words: a heading and its parts. */
function partsOf({ documents, changes, isOnServer }: Overview): [heading: string, parts: Part[]][] {
  const shared = pageId('shared');
  const messages = isOnServer ? [{ id: 'messages', title: 'Meldinger' }] : [];
  // What all pages share comes after them.
  const pages = documents.filter(({ id }) => id.startsWith('texts/') && id !== shared);
  return [
    ['', [...messages, { id: 'notice', title: 'Si fra til kundene' }, { id: 'company', title: 'Firmaet' }]],
    ['Sidene', [...pages, { id: shared, title: 'Alle sider' }]],
    [
      'Bilder og nyheter',
      [
        { id: 'pictures', title: 'Bilder' },
        { id: 'placements', title: 'Galleriet' },
        { id: 'news', title: 'Nyheter' },
      ],
    ],
    [
      'Nettstedet',
      [
        { id: 'publish', title: 'Publiser', count: changes.count },
        { id: 'editions', title: 'Tidligere utgaver' },
        ...(isOnServer ? [{ id: 'devices', title: 'Enheter' }] : []),
      ],
    ],
  ];
}

/** The way to everything that can be changed. */
export function Menu({ overview }: { overview: Overview }) {
  const { view } = readHash(useHash());
  const isWrong = (id: string) =>
    overview.documents.some((one) => one.problems > 0 && (one.id === id || one.id.startsWith(`${id}/`)));
  return partsOf(overview).map(([heading, parts]) => (
    <div key={heading}>
      {heading && <h2 className="hint">{heading}</h2>}
      <ul>
        {parts.map(({ id, title, count = 0 }) => (
          <li key={id}>
            <a
              href={addressOf(id)}
              aria-current={view === id ? 'page' : view.startsWith(`${id}/`) || undefined}
            >
              {title}
              {isWrong(id) && (
                <span className="error" title="Noe må rettes">
                  {' '}
                  ●<span className="visually-hidden"> (noe må rettes)</span>
                </span>
              )}
              <Count of={count} />
            </a>
          </li>
        ))}
      </ul>
    </div>
  ));
}

/** How many changes are not published. */
export const Count = ({ of: count }: { of: number }) =>
  count > 0 && (
    <span className="count">
      {count}
      <span className="visually-hidden"> endringer siden sist</span>
    </span>
  );
