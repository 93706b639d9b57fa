import { useEffect, useState } from 'react';
import type { Path } from '../contract.ts';
import { goToField } from './form/paths.ts';
import { type Address, addresses, readAddress, useHash } from './layout/address.ts';
import { useAnnouncement } from './layout/announce.ts';
import { ConflictDialog } from './layout/ConflictDialog.tsx';
import { Navigation } from './layout/Navigation.tsx';
import { SaveState } from './layout/SaveState.tsx';
import { Surroundings } from './layout/Surroundings.tsx';
import { Preview } from './preview/Preview.tsx';
import { useConnectionLost } from './store/connection.ts';
import { type Everything, startReading, useEverything } from './store/overview.ts';
import { findView } from './views/find-view.tsx';
import './layout/desk.css';

/** The desk: what can be changed, its fields, and the page beside them. */
export function App() {
  const everything = useEverything();
  const isLost = useConnectionLost();
  useEffect(() => void startReading(), []);
  return (
    <>
      {isLost && (
        <p className="lost" role="alert">
          Skrivebordet svarer ikke. Det du skriver, blir tatt vare på her og lagret når det svarer igjen. Har
          du lukket det lille vinduet med tekst, så åpne skrivebordet på nytt.
        </p>
      )}
      {everything ? <Desk everything={everything} /> : !isLost && <p className="loading">Henter …</p>}
      <Announcement />
    </>
  );
}

function Desk({ everything }: { everything: Everything }) {
  const hash = useHash();
  const address = readAddress(hash);
  const view = findView(address, everything);
  const [showsPage, setShowsPage] = useState(false);
  const [conflict, setConflict] = useState<string | null>(null);
  useArrival(address, hash, everything !== undefined);

  useEffect(() => {
    if (address.parts.length === 0) location.replace(addresses.company);
  });

  return (
    <div className="desk" data-shows={showsPage ? 'page' : 'fields'} data-wide={view.isWide || undefined}>
      <Navigation overview={everything.overview} />
      <div className="topbar">
        <SaveState ids={view.ids} onConflict={setConflict} />
        <button
          type="button"
          className="toggle-page"
          aria-pressed={showsPage}
          onClick={() => setShowsPage(!showsPage)}
        >
          {showsPage ? 'Vis feltene' : 'Vis siden'}
        </button>
      </div>
      <main className="fields-side">
        <Surroundings everything={everything} ids={view.ids}>
          {view.content}
        </Surroundings>
      </main>
      <Preview address={view.address} facts={everything.facts} />
      {conflict && <ConflictDialog id={conflict} onClose={() => setConflict(null)} />}
    </div>
  );
}

/** Brings the heading of a new view, or the field that the address points at, into focus. */
function useArrival({ parts, field }: Address, hash: string, isReady: boolean): void {
  const view = parts.join('/');
  useEffect(() => {
    const main = document.querySelector('main');
    if (!isReady || !main) return;
    // The document may still be on its way.
    const waiting = new MutationObserver(() => hasArrived(main, field) && waiting.disconnect());
    if (!hasArrived(main, field))
      waiting.observe(main, { childList: true, subtree: true, characterData: true });
    return () => waiting.disconnect();
  }, [view, hash, isReady]);
}

/** Moves the focus, unless what it goes to is not there yet. */
function hasArrived(main: HTMLElement, field: Path | null): boolean {
  const heading = main.querySelector<HTMLElement>('h1');
  const title = heading?.textContent?.trim();
  if (!heading || !title) return false;
  document.title = `${title} – Skrivebordet`;
  if (field) return goToField('felt', field);
  main.scrollTo({ top: 0 });
  heading.focus({ preventScroll: true });
  return true;
}

function Announcement() {
  return (
    <p className="visually-hidden" role="status">
      {useAnnouncement()}
    </p>
  );
}
