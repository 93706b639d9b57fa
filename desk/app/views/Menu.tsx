import type { ReactNode } from 'react';
import type { MessageList } from '../../../server/messages/stored-message.ts';
import { useAnswer, useOverview } from '../store/overview.ts';
import { addressOf, readHash, useHash } from '../ui/address.ts';
import { Button } from '../ui/Button.tsx';
import { ViewHead } from '../ui/View.tsx';

/** The way to everything that can be changed, in the owner's words. */
export function Menu() {
  const { changes, hasSignIn } = useOverview();
  return (
    <div className="menu">
      <ul>
        <MenuItem view="messages">
          Meldinger <NewMessages />
        </MenuItem>
        <MenuItem view="notice">Si fra til kundene</MenuItem>
        <MenuItem view="company">Firmaet</MenuItem>
        <Pages />
        <MenuItem view="pictures" below="pictures/">
          Bilder
        </MenuItem>
        <MenuItem view="articles" below="news/">
          Nyheter
        </MenuItem>
        <MenuItem view="publish">
          Publiser
          <Count of={changes.count} />
        </MenuItem>
        <MenuItem view="releases">Tidligere utgaver</MenuItem>
      </ul>
      {hasSignIn && (
        <form method="post" action="/ut">
          <Button type="submit">Logg ut</Button>
        </form>
      )}
    </div>
  );
}

/** The pages of the site, open while one of them is shown. */
function Pages() {
  const { view: shown } = readHash(useHash());
  const all = useOverview().documents.filter(({ isPage }) => isPage);
  return (
    <li>
      <details open={all.some(({ id }) => id === shown)}>
        <summary>Sidene</summary>
        <ul>
          {all.map(({ id, title }) => (
            <MenuItem key={id} view={id}>
              {title}
            </MenuItem>
          ))}
        </ul>
      </details>
    </li>
  );
}

interface MenuItemProps {
  view: string;
  /** What the addresses of the views below it begin with. */
  below?: string;
  children: ReactNode;
}

function MenuItem({ view, below, children }: MenuItemProps) {
  const { view: shown } = readHash(useHash());
  const isWithin = below !== undefined && shown.startsWith(below);
  return (
    <li>
      <a href={addressOf(view)} aria-current={shown === view ? 'page' : isWithin || undefined}>
        {children}
      </a>
    </li>
  );
}

/** How many changes are not published. */
export const Count = ({ of: count }: { of: number }) =>
  count > 0 && (
    <span className="count">
      {count}
      <span className="visually-hidden"> {count === 1 ? 'endring' : 'endringer'} siden sist</span>
    </span>
  );

/** How many messages are new. */
function NewMessages() {
  const unread = useAnswer<MessageList>('/messages', 30)?.unread ?? 0;
  return unread > 0 && <span className="count">{unread === 1 ? '1 ny' : `${unread} nye`}</span>;
}

/** The first view of windows without room for the menu. */
export const AllView = () => (
  <>
    <ViewHead title="Endre på nettstedet" />
    <Menu />
  </>
);
