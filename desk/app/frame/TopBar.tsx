import { useOverview, useUnread } from '../store/overview.ts';
import { Button } from '../ui/Button.tsx';
import { pageView, turn, useShowsPage, viewHref } from '../ui/view-links.ts';
import { SaveStatus } from './SaveStatus.tsx';

interface TopBarProps {
  /** The address of the view, without `#/`. */
  address: string;
  /** Whether a narrow window can show the page in place of the view. */
  hasPage: boolean;
}

/** What every view has: the way home, the state of saving, and the way to the list that is published. */
export function TopBar({ address, hasPage }: TopBarProps) {
  const showsPage = useShowsPage();
  return (
    <header className="topbar">
      <a className="home-link" href={viewHref('')} aria-current={address === '' ? 'page' : undefined}>
        Hjem {/* It counts them itself. */}
        {address !== '' && <NewMessages />}
      </a>
      <SaveStatus />
      {!withoutPublish.test(address) && <PublishLink />}
      {hasPage && (
        <Button className="toggle-page secondary" onClick={turn}>
          {showsPage ? turnLabel(address) : 'Vis siden'}
        </Button>
      )}
    </header>
  );
}

const turnLabel = (address: string) => (address === pageView ? 'Alle sidene' : 'Vis feltene');

/** The list itself, and the notice, which goes out alone. */
const withoutPublish = /^(publish|notice)(\/|$)/;

function PublishLink() {
  const { published, documents } = useOverview().changes;
  const count = documents.length;
  return (
    <a className={published && count === 0 ? 'secondary' : 'primary'} href={viewHref('publish')}>
      Publiser
      {count > 0 && (
        <span className="count">
          {count}
          <span className="visually-hidden"> venter</span>
        </span>
      )}
    </a>
  );
}

function NewMessages() {
  const unread = useUnread();
  return (
    unread > 0 && (
      <span className="count">
        {unread}
        <span> {unread === 1 ? 'ny melding' : 'nye meldinger'}</span>
      </span>
    )
  );
}
