import { createContext, type ReactNode, useContext } from 'react';
import { useStore } from '../../../src/browser/store.ts';
import { hidesEnglish, setHidesEnglish, useOverview } from '../store/overview.ts';
import { Button } from '../ui/Button.tsx';
import { ViewHeader } from '../ui/View.tsx';
import { parseHash, useHash, viewHref } from '../ui/view-links.ts';

/** How many messages nobody has read. */
export const UnreadMessages = createContext(0);

export function Menu() {
  const { hasSignIn } = useOverview();
  const isEnglishHidden = useStore(hidesEnglish);
  return (
    <div className="menu">
      <ul>
        <MenuItem view="messages">
          Meldinger <NewMessages />
        </MenuItem>
        <MenuItem view="notice">Si fra til kundene</MenuItem>
        <MenuItem view="company">Firmaet</MenuItem>
        <Pages />
        <MenuItem view="pictures">Bilder</MenuItem>
        <MenuItem view="articles">Nyheter</MenuItem>
        <MenuItem view="publish">
          Publiser
          <ChangeCount />
        </MenuItem>
      </ul>
      <label className="checkbox">
        <input
          type="checkbox"
          checked={isEnglishHidden}
          onChange={({ target }) => setHidesEnglish(target.checked)}
        />
        Vis bare norsk her
      </label>
      <p className="hint">Kundene ser fortsatt engelsk.</p>
      {hasSignIn && (
        <form method="post" action="/ut">
          <Button type="submit">Logg ut</Button>
          <p className="hint">Logger ut alle telefoner og PC-er.</p>
        </form>
      )}
    </div>
  );
}

function Pages() {
  const { view: shown } = parseHash(useHash());
  const pages = useOverview().documents.filter(({ isPage }) => isPage);
  // Its stock picture is rarely changed, as is the page of the 404.
  const isRare = ({ id }: { id: string }) => id === 'shared' || id === 'not-found';
  const all = [...pages.filter((page) => !isRare(page)), ...pages.filter(isRare)];
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

function MenuItem({ view, children }: { view: string; children: ReactNode }) {
  const { view: shown } = parseHash(useHash());
  const isWithin = shown.startsWith(`${view}/`);
  return (
    <li>
      <a href={viewHref(view)} aria-current={shown === view ? 'page' : isWithin || undefined}>
        {children}
      </a>
    </li>
  );
}

export function ChangeCount() {
  const count = useOverview().changes.documents.flatMap(({ fields }) => fields).length;
  return (
    count > 0 && (
      <span className="count">
        {count}
        <span>{count === 1 ? ' endring' : ' endringer'}</span>
        <span className="visually-hidden"> siden sist</span>
      </span>
    )
  );
}

function NewMessages() {
  const unread = useContext(UnreadMessages);
  return unread > 0 && <span className="count">{unread === 1 ? '1 ny' : `${unread} nye`}</span>;
}

/** The link to new messages beside the link to the menu, which is closed on a phone. */
export function NewMessagesLink() {
  const unread = useContext(UnreadMessages);
  return (
    unread > 0 && (
      <a className="menu-link" href={viewHref('messages')}>
        <span className="count">{unread === 1 ? '1 ny melding' : `${unread} nye meldinger`}</span>
      </a>
    )
  );
}

export const MenuView = () => (
  <>
    <ViewHeader title="Endre på nettstedet" />
    <Menu />
  </>
);
