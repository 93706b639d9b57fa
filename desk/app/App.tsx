import { useEffect } from 'react';
import { useStore } from '../../src/browser/store.ts';
import { Announcements } from './frame/Announcements.tsx';
import { SaveState } from './frame/SaveState.tsx';
import { PictureDialog } from './pictures/PictureDialog.tsx';
import { Preview } from './preview/Preview.tsx';
import { announcement } from './store/announcements.ts';
import { contentState, readContentState, readFailure, useOverview } from './store/overview.ts';
import { pictureRequest } from './store/pictures.ts';
import { pageShownAt } from './store/shown-page.ts';
import { Action } from './ui/Action.tsx';
import { addressOf, readHash, useHash } from './ui/address.ts';
import { Button, Icon } from './ui/Button.tsx';
import { ErrorBoundary } from './ui/ErrorBoundary.tsx';
import { findView } from './views/find-view.tsx';
import { Count, Menu } from './views/Menu.tsx';
import { WithDocuments } from './views/WithDocuments.tsx';
import './frame/frame.css';

/** Without room for the menu the first view is a few large rows, as frame.css says. */
const isNarrow = matchMedia('(width < 48rem)');

/** The whole page: the desk once it has been read, or why it cannot be, and what it tells. */
export function App() {
  const isRead = useStore(contentState) !== null;
  const failure = useStore(readFailure);
  return (
    <>
      {failure && (
        <div className="box problems" role="alert">
          <p>{failure}</p>
          <Action label="Prøv igjen" act={readContentState} />
        </div>
      )}
      {isRead && <Desk />}
      <Announcements />
    </>
  );
}

/** The menu, the view of the present address, and the page of the site beside it. */
function Desk() {
  const overview = useOverview();
  const hash = useHash();
  const { view: address, field } = readHash(hash);
  const { published } = overview.changes;
  const view = findView(address, overview);
  const page = overview.documents.find(({ id }) => id === view.beside);
  const wantedPicture = useStore(pictureRequest);
  const showsPage = useStore(pageShownAt) === hash;

  useEffect(() => {
    if (address === '' && !isNarrow.matches) location.replace(addressOf(published ? 'company' : 'publish'));
  }, [address, published]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: both belong to the view that asked for them
  useEffect(() => {
    return () => {
      pictureRequest.write(null);
      announcement.write(null);
    };
  }, [address]);

  return (
    <div className="desk" data-shows={showsPage ? 'page' : 'fields'}>
      <nav className="navigation" aria-label="Redigering">
        <div className="navigation-head">
          <a className="wordmark" href={addressOf('')}>
            Redigering
          </a>
          <a className="menu-link" href={addressOf('all')}>
            <Icon name="menu" />
            Meny
          </a>
        </div>
        <Menu />
      </nav>
      <header className="topbar">
        <SaveState />
        <a className="primary" href={addressOf('publish')}>
          Publiser
          <Count of={overview.changes.count} />
        </a>
        <Button className="toggle-page secondary" onClick={() => pageShownAt.write(showsPage ? null : hash)}>
          {showsPage ? 'Vis feltene' : 'Vis siden'}
        </Button>
      </header>
      <main>
        {overview.warning && (
          <p className="box problems" role="alert">
            {overview.warning}
          </p>
        )}
        <ErrorBoundary key={address}>
          <WithDocuments {...view} field={field} />
          {wantedPicture && <PictureDialog {...wantedPicture} />}
        </ErrorBoundary>
      </main>
      <Preview address={page?.address ?? '/'} />
    </div>
  );
}
