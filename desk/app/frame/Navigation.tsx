import { useState } from 'react';
import type { Overview } from '../../contract/overview.ts';
import { useHash } from '../ui/address.ts';
import { Button, Icon } from '../ui/Button.tsx';
import { Menu } from '../views/Menu.tsx';

/** The menu beside the view. On phones it opens over a view, and closes with it. */
export function Navigation({ overview }: { overview: Overview }) {
  const hash = useHash();
  const [openAt, setOpenAt] = useState<string | null>(null);
  const isOpen = openAt === hash;
  return (
    <nav className="navigation" aria-label="Redigering" data-open={isOpen || undefined}>
      <div className="navigation-head">
        <a className="wordmark" href="#/">
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
        <Menu overview={overview} />
      </div>
    </nav>
  );
}
