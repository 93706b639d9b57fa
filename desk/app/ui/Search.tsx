import { useState } from 'react';

/** The items whose text has what is searched for, and the field to search in. */
export function useSearch<Item>(items: readonly Item[], textOf: (item: Item) => string) {
  const [search, setSearch] = useState('');
  const wanted = search.trim().toLocaleLowerCase('nb');
  const found = items.filter((item) => textOf(item).toLocaleLowerCase('nb').includes(wanted));
  const field = (
    <label className="search">
      Søk
      <input type="search" value={search} onChange={({ target }) => setSearch(target.value)} />
      {found.length === 0 && wanted !== '' && `Ingenting passer med «${search}».`}
    </label>
  );
  return { found, field };
}
