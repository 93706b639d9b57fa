import { useState } from 'react';
import { Button } from './Button.tsx';

const atOnce = 60;

/** The items whose text has what is searched for, the first of them at once, and the field to search in. */
export function useSearch<Item>(items: readonly Item[], textOf: (item: Item) => string) {
  const [search, setSearch] = useState('');
  const [limit, setLimit] = useState(atOnce);
  const wanted = search.trim().toLocaleLowerCase('nb');
  const found = items.filter((item) => textOf(item).toLocaleLowerCase('nb').includes(wanted));
  const field = (
    <label className="search">
      Søk
      <input type="search" value={search} onChange={({ target }) => setSearch(target.value)} />
    </label>
  );
  const more = (
    <p className="actions">
      {found.length === 0 && wanted !== '' && `Ingenting passer med «${search}».`}
      {found.length > limit && (
        <Button onClick={() => setLimit(limit + atOnce)}>Vis flere ({found.length - limit} til)</Button>
      )}
    </p>
  );
  return { found: found.slice(0, limit), field, more };
}
