import { Component, type ReactNode, useEffect } from 'react';
import type { Overview } from '../../content-model/desk/contract.ts';
import type { MessageList } from '../../content-model/desk/stored-message.ts';
import { useStore } from '../../src/browser/store.ts';
import { Announcements } from './frame/Announcements.tsx';
import { SaveStatus } from './frame/SaveStatus.tsx';
import { PicturePicker } from './pictures/PicturePicker.tsx';
import { Preview } from './preview/Preview.tsx';
import { announceFailure, announcement } from './store/announcements.ts';
import { articlesWithOldDate } from './store/articles.ts';
import { isSaved, type OpenDocument, useOpenDocuments } from './store/documents.ts';
import { readFailure, refreshOverview } from './store/loading.ts';
import { overviewStore, useGet, useOverview } from './store/overview.ts';
import { pictureRequest } from './store/picture-request.ts';
import { publishing, publishNow } from './store/publishing.ts';
import { Action } from './ui/Action.tsx';
import { Button, Icon } from './ui/Button.tsx';
import { isNarrow } from './ui/is-narrow.ts';
import { TechnicalDetails } from './ui/View.tsx';
import { pageView, parseHash, turn, useHash, useShowsPage, viewHref } from './ui/view-links.ts';
import { DocumentLoader } from './views/DocumentLoader.tsx';
import { findView } from './views/find-view.tsx';
import { ChangeCount, Menu, NewMessagesLink, UnreadMessages } from './views/Menu.tsx';
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
  const { view: address } = parseHash(useHash());
  const { launch } = overview;
  const isUnfinished = launch?.items.some(({ canWait }) => !canWait) ?? false;
  const view = findView(address, overview);
  const page = overview.documents.find(({ id }) => id === view.previewOf);
  const showsPage = useShowsPage();

  useEffect(() => {
    if (address !== '') return;
    if (isUnfinished) location.replace(viewHref('publish'));
    else if (!isNarrow.matches) location.replace(viewHref('company'));
  }, [address, isUnfinished]);

  // The answer has no message, only their number.
  const unread = useGet<MessageList>('/messages?limit=0', 30)?.unread ?? 0;
  const line = lineToPublish(overview, useOpenDocuments());

  /** Publishes what the button itself names, and opens the publish view, which names everything else first. */
  function publishLine() {
    if (line && !publishing.read()?.isRunning) publishNow().catch(announceFailure);
    location.hash = viewHref('publish');
  }

  return (
    <UnreadMessages value={unread}>
      <div className="desk" data-shows={showsPage ? 'page' : 'fields'}>
        <nav className="navigation" aria-label="Redigering">
          <div className="navigation-head">
            <a className="wordmark" href={viewHref('')}>
              Redigering
            </a>
            <NewMessagesLink />
            <a className="menu-link" href={viewHref('all')}>
              <Icon name="menu" />
              Meny
            </a>
          </div>
          <Menu />
        </nav>
        <header className="topbar">
          <SaveStatus />
          {address !== 'publish' && (
            <Button variant="primary" className="primary publish-button" onClick={publishLine}>
              Publiser
              <ChangeCount />
              {line && <span className="publish-line">{line}</span>}
            </Button>
          )}
          <Button
            className="toggle-page secondary"
            onClick={() => (history.state?.isTurned ? history.back() : turn())}
          >
            {showsPage ? turnLabel(address) : 'Vis siden'}
          </Button>
        </header>
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
        <Preview address={address === pageView ? null : (page?.address ?? '/')} />
      </div>
    </UnreadMessages>
  );
}

const turnLabel = (view: string) => (view === pageView ? 'Alle sider' : 'Vis feltene');

/** What the button publishes at once, in words: the change of one document, if nothing is to be asked. */
function lineToPublish(overview: Overview, open: readonly OpenDocument[]): string | null {
  const { isReady, changes } = overview;
  const [first, ...others] = changes.documents;
  if (!isReady || !first || others.length > 0) return null;
  if (articlesWithOldDate(overview).length > 0 || !open.every(isSaved)) return null;
  return `${first.title}: ${first.words || first.fields[0]?.label}`;
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
        <p>Det du har skrevet, er tatt vare på. Last inn på nytt, eller velg noe annet i menyen.</p>
        <Button variant="primary" onClick={() => location.reload()}>
          Last inn på nytt
        </Button>
        <TechnicalDetails text={error.stack} />
      </div>
    );
  }
}
