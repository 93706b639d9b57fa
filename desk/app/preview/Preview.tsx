import { type CSSProperties, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { type Language, languageCodes, languageNames } from '../../../common/languages.ts';
import { readStored, writeStored } from '../../../src/browser/storage.ts';
import { useStore } from '../../../src/browser/store.ts';
import { consentKey } from '../../../src/consent/consent.ts';
import { languageKey } from '../../../src/language/language.ts';
import { showsEnglish, useOverview } from '../store/overview.ts';
import { contentChangedAt, outage } from '../store/request.ts';
import { useShowsPage } from '../ui/view-links.ts';
import { scrollToLastField } from './field-in-page.ts';
import { hasTapped, listenForTaps } from './tap.ts';
import './preview.css';

const widths = { wide: 1200, phone: 390 };
const roomForWide = 640;

/** A page as it will be. */
export function Preview({ path }: { path: string }) {
  const [chosen, setChosen] = useState<Language>('no');
  const isEnglishShown = useStore(showsEnglish);
  const language = isEnglishShown ? chosen : 'no';
  const codes = isEnglishShown ? languageCodes : [];
  const [room, setRoom] = useState({ width: 1200, height: 800 });
  const space = useRef<HTMLDivElement>(null);
  // In a narrow panel a wide page is too small to read.
  const width = room.width < roomForWide ? widths.phone : widths.wide;
  const scale = Math.min(1, room.width / width);
  const showsPage = useShowsPage();
  const { notice } = useOverview();
  const showsHelp = !useStore(hasTapped);

  useEffect(() => {
    if (showsPage) scrollToLastField();
  }, [showsPage]);

  useEffect(() => {
    const watcher = new ResizeObserver(([entry]) => {
      if (entry && entry.contentRect.width > 0) setRoom(entry.contentRect);
    });
    if (space.current) watcher.observe(space.current);
    return () => watcher.disconnect();
  }, []);

  return (
    <aside className="preview" aria-label="Siden">
      <div className="preview-bar">
        {codes.map((code) => (
          <button key={code} type="button" aria-pressed={code === language} onClick={() => setChosen(code)}>
            {languageNames[code].short}
            <span className="visually-hidden"> {languageNames[code].norwegianName}</span>
          </button>
        ))}
        <a href={path} target="_blank" rel="noreferrer">
          Åpne i egen fane
        </a>
      </div>
      {showsHelp && (
        <p className="preview-help">Trykk på en tekst, et bilde, logoen eller nummeret for å endre det.</p>
      )}
      <div className="preview-space" ref={space}>
        {/* Each page has its own frame, since a reload would cancel the navigation; a new notice shows at its top. */}
        <PreviewFrame
          key={[path, language, notice?.no].join()}
          path={path}
          language={language}
          style={{
            width,
            height: room.height / scale,
            transform: `scale(${scale})`,
            marginLeft: Math.max(0, (room.width - width * scale) / 2),
          }}
        />
      </div>
    </aside>
  );
}

interface PreviewFrameProps {
  path: string;
  language: Language;
  style: CSSProperties;
}

function PreviewFrame({ path, language, style }: PreviewFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);

  useLayoutEffect(() => {
    // The page reads the visitor's choice here, which its own switch may have changed.
    writeStored('localStorage', languageKey, language);
    // The cookie banner would cover the page; its settings stay at the bottom of the page.
    if (readStored('localStorage', consentKey) === null) writeStored('localStorage', consentKey, 'false');
  }, [language]);

  useEffect(() => {
    const stopReloading = contentChangedAt.subscribe(() => reloadOld(frame.current));
    const stopWaiting = outage.subscribe(() => loadMissing(frame.current));
    const stopFollowing = followPages(frame.current, (page) => {
      // A change during loading may have come too late for the page.
      reloadOld(frame.current);
      listenForTaps(page);
    });
    return () => {
      stopReloading();
      stopWaiting();
      stopFollowing();
    };
  }, []);

  return <iframe ref={frame} title="Siden slik den blir" src={path} style={style} />;
}

/**
 * Calls back with each page of a frame before it is painted, so that its first tap counts. The frame's own event waits
 * for all pictures. Returns a function that ends it.
 */
function followPages(frame: HTMLIFrameElement | null, onPage: (page: Document) => void): () => void {
  let known: Document | undefined;
  let request = 0;
  function look() {
    const page = frame?.contentDocument;
    if (page && page !== known && page.location.href !== 'about:blank') {
      known = page;
      page.defaultView?.addEventListener('pagehide', look);
      onPage(page);
    } else request = requestAnimationFrame(look);
  }
  look();
  return () => cancelAnimationFrame(request);
}

/** Loads a page that failed while the server was away. */
function loadMissing(frame: HTMLIFrameElement | null): void {
  if (!outage.read() && frame && !frame.contentDocument) frame.setAttribute('src', frame.src);
}

function reloadOld(frame: HTMLIFrameElement | null): void {
  const { contentDocument, contentWindow: page } = frame ?? {};
  // Without an answer the browser shows its own page, which scripts cannot touch.
  if (!contentDocument || !page) return;
  // A reload would cancel the first navigation.
  if (page.location.href === 'about:blank') return;
  if (page.performance.timeOrigin < contentChangedAt.read()) page.location.reload();
}
