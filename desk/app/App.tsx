import { Component, type ReactNode, useEffect } from 'react';
import { useStore } from '../../src/browser/store.ts';
import { Announcements } from './frame/Announcements.tsx';
import { TopBar } from './frame/TopBar.tsx';
import { PicturePicker } from './pictures/PicturePicker.tsx';
import { Preview } from './preview/Preview.tsx';
import { announcement } from './store/announcements.ts';
import { readFailure, refreshOverview } from './store/loading.ts';
import { isOfHelper, overviewStore, useOverview } from './store/overview.ts';
import { pictureRequest } from './store/picture-request.ts';
import { Action } from './ui/Action.tsx';
import { Button } from './ui/Button.tsx';
import { TechnicalDetails } from './ui/View.tsx';
import { addressHref, pageView, useAddress, useShowsPage } from './ui/view-links.ts';
import { DocumentLoader } from './views/DocumentLoader.tsx';
import { findView } from './views/find-view.tsx';
import './frame/frame.css';

export function App() {
  const isRead = useStore(overviewStore) !== null;
  const failure = useStore(readFailure);
  return (
    <>
      {failure && (
        <div className="box problems" role="alert">
          <p>{failure}</p>
          <Action label="Prøv igjen" onAction={refreshOverview} />
        </div>
      )}
      {isRead ? <DeskLayout /> : !failure && <p>Åpner Redigering …</p>}
      <Announcements />
    </>
  );
}

function DeskLayout() {
  const overview = useOverview();
  const { view: address, field, beside, isTurned } = useAddress();
  const view = findView(address, overview);
  const addressOf = (document?: string | null) =>
    overview.documents.find(({ id }) => id === document)?.address;
  const page = addressOf(beside) ?? addressOf(view.previewOf);
  const showsPage = useShowsPage();
  // Links name a document and its field, wherever that is.
  const helperField = [field ?? '', address].find((part) => isOfHelper(overview, part));
  useEffect(() => {
    if (helperField !== undefined && address !== 'helper')
      location.replace(
        addressHref({ view: 'helper', field: helperField, beside: beside ?? address, isTurned }),
      );
  }, [helperField, address, beside, isTurned]);
  return (
    <div className="desk" data-shows={showsPage ? 'page' : 'fields'}>
      <TopBar address={address} hasPage={page !== undefined || address === pageView} />
      <main>
        {overview.systemWarning && (
          <p className="box problems" role="alert">
            {overview.systemWarning}
          </p>
        )}
        <ErrorBoundary key={address}>
          <DocumentLoader {...view} />
          <PicturePickerHost />
        </ErrorBoundary>
      </main>
      <Preview path={page ?? '/'} />
    </div>
  );
}

/** The picture dialog of a view. Leaving the view closes it and clears the announcement. */
function PicturePickerHost() {
  const request = useStore(pictureRequest);
  useEffect(() => {
    return () => {
      pictureRequest.write(null);
      announcement.write(null);
    };
  }, []);
  return request && <PicturePicker {...request} />;
}

/** Shows what to do when a view fails to render. Drafts are safe in the browser's storage. */
class ErrorBoundary extends Component<{ children: ReactNode }, { error: Error | null }> {
  override state: { error: Error | null } = { error: null };

  static getDerivedStateFromError(error: Error) {
    return { error };
  }

  override render() {
    const { error } = this.state;
    if (!error) return this.props.children;
    return (
      <div className="box problems" role="alert">
        <h1 tabIndex={-1}>Noe gikk galt</h1>
        <p>Det du har skrevet, er tatt vare på. Last inn på nytt, eller gå hjem.</p>
        <Button variant="primary" onClick={() => location.reload()}>
          Last inn på nytt
        </Button>
        <TechnicalDetails text={error.stack} />
      </div>
    );
  }
}
