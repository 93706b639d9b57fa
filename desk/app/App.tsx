import { useEffect, useState } from 'react';
import { Messages } from './frame/Messages.tsx';
import { Navigation } from './frame/Navigation.tsx';
import { SaveState } from './frame/SaveState.tsx';
import { PictureDialog } from './pictures/PictureDialog.tsx';
import { Preview } from './preview/Preview.tsx';
import { type Everything, readEverything, readFailure, useEverything } from './store/overview.ts';
import { pictureRequest } from './store/pictures.ts';
import { useValue } from './store/value.ts';
import { Action } from './ui/Action.tsx';
import { addressOf, readAddress, useHash } from './ui/address.ts';
import { ErrorBoundary } from './ui/ErrorBoundary.tsx';
import { findView } from './views/find-view.tsx';
import { WithDocuments } from './views/WithDocuments.tsx';
import './frame/frame.css';

/** What can be changed, its fields, and the page beside them. */
export function App() {
  const everything = useEverything();
  const failure = useValue(readFailure);
  return (
    <>
      {failure && (
        <div className="problems" role="alert">
          <p>{failure}</p>
          <Action label="Prøv igjen" act={readEverything} />
        </div>
      )}
      {everything && <Desk everything={everything} />}
      <Messages />
    </>
  );
}

function Desk({ everything }: { everything: Everything }) {
  const { view: address, field } = readAddress(useHash());
  const { published } = everything.overview.changes;
  const view = findView(address, everything);
  const page = everything.overview.documents.find(({ id }) => id === view.beside);
  const wanted = useValue(pictureRequest);
  const [showsPage, setShowsPage] = useState(false);

  useEffect(() => {
    if (address === '') location.replace(addressOf(published ? 'company' : 'publish'));
  }, [address, published]);

  return (
    <div className="desk" data-shows={showsPage ? 'page' : 'fields'}>
      <Navigation overview={everything.overview} />
      <header className="topbar">
        <SaveState />
        <button
          type="button"
          className="toggle-page second-button"
          aria-pressed={showsPage}
          onClick={() => setShowsPage(!showsPage)}
        >
          {showsPage ? 'Vis feltene' : 'Vis siden'}
        </button>
      </header>
      <main>
        <ErrorBoundary key={address}>
          <WithDocuments {...view} field={field} />
          {wanted && <PictureDialog {...wanted} />}
        </ErrorBoundary>
      </main>
      <Preview address={page?.address ?? '/'} />
    </div>
  );
}
