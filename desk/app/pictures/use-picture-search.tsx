import { type ReactNode, useState } from 'react';
import type { PictureEntry, Pictures } from '../../../schema/pictures.ts';

/** The pictures whose name or Norwegian words have what is searched for, and the field to search in. */
export function usePictureSearch(pictures: Pictures): {
  found: [name: string, entry: PictureEntry][];
  searchField: ReactNode;
} {
  const [search, setSearch] = useState('');
  const wanted = search.toLocaleLowerCase('nb');
  const found = Object.entries(pictures).filter(([name, { caption, alt }]) =>
    `${name} ${caption.no} ${alt.no}`.toLocaleLowerCase('nb').includes(wanted),
  );
  const searchField = (
    <>
      <label className="search">
        Søk
        <input type="search" value={search} onChange={({ target }) => setSearch(target.value)} />
      </label>
      {search !== '' && found.length === 0 && <p className="hint">Ingen bilder passer med «{search}».</p>}
    </>
  );
  return { found, searchField };
}
