import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { readStored, writeStored } from '../../../src/browser/storage.ts';
import { useStore } from '../../../src/browser/store.ts';
import { consentKey } from '../../../src/consent/consent.ts';
import { languageKey } from '../../../src/language/language.ts';
import { type Language, languageCodes, languageNames } from '../../../tables/languages.ts';
import { useFacts } from '../store/overview.ts';
import { contentChangedAt, isLost } from '../store/request.ts';
import { Icon } from '../ui/Button.tsx';
import { goToTextClicked } from './page.ts';
import './preview.css';

// The cookie banner would cover the page. Its settings can still be opened at the bottom of the page.
if (readStored('localStorage', consentKey) === null) writeStored('localStorage', consentKey, 'false');

const widths = { wide: 1200, phone: 390 } as const;
const roomForWide = 640;

/** The site's own page. It reloads by itself when something is saved. */
export function Preview({ address }: { address: string }) {
  const [language, setLanguage] = useState<Language>('no');
  const [chosen, setChosen] = useState<keyof typeof widths | null>(null);
  const [room, setRoom] = useState({ width: 1200, height: 800 });
  const [loads, setLoads] = useState(0);
  const frame = useRef<HTMLIFrameElement>(null);
  const space = useRef<HTMLDivElement>(null);
  const facts = useFacts();
  // In a narrow panel a wide page is too small to read.
  const width = widths[chosen ?? (room.width < roomForWide ? 'phone' : 'wide')];
  const scale = Math.min(1, room.width / width);
  useReloads(frame, loads);
  useReturn(frame);

  // The page takes it for the visitor's choice. Its own switch may have stored another one.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the frame loads each address anew
  useLayoutEffect(() => writeStored('localStorage', languageKey, language), [address, language]);

  useEffect(() => {
    const watcher = new ResizeObserver(([entry]) => {
      if (entry && entry.contentRect.width > 0) setRoom(entry.contentRect);
    });
    if (space.current) watcher.observe(space.current);
    return () => watcher.disconnect();
  }, []);

  function onLoad() {
    setLoads(loads + 1);
    frame.current?.contentDocument?.addEventListener('click', ({ target }) => goToTextClicked(target, facts));
  }

  const toggle = (title: string, isOn: boolean, act: () => void, shown: ReactNode) => (
    <button key={title} type="button" aria-pressed={isOn} title={title} onClick={act}>
      {shown}
      <span className="visually-hidden"> {title}</span>
    </button>
  );
  return (
    <aside className="preview" aria-label="Siden">
      <div className="preview-bar">
        {languageCodes.map((code) => {
          const { norwegianName, short } = languageNames[code];
          return toggle(norwegianName, code === language, () => setLanguage(code), short);
        })}
        {toggle('Stor skjerm', width === widths.wide, () => setChosen('wide'), <Icon name="wide" />)}
        {toggle('Telefon', width === widths.phone, () => setChosen('phone'), <Icon name="phone" />)}
        <a href={address} target="_blank" rel="noreferrer">
          Åpne i egen fane
        </a>
      </div>
      <div className="preview-space" ref={space}>
        {/* A frame of its own for each address: a reload of the page before would cancel the navigation. */}
        <iframe
          key={`${address} ${language}`}
          ref={frame}
          title="Siden slik den blir"
          src={address}
          onLoad={onLoad}
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

/** Asks again for a page that could not come while the server was away. */
function useReturn(frame: RefObject<HTMLIFrameElement | null>): void {
  const lost = useStore(isLost);
  useEffect(() => {
    const { current } = frame;
    if (!lost && current && !current.contentDocument) current.setAttribute('src', current.src);
  }, [lost, frame]);
}

/** Reloads the page after a change: at once, and again after a `load` that was under way just then. */
function useReloads(frame: RefObject<HTMLIFrameElement | null>, loads: number): void {
  const changed = useStore(contentChangedAt);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it also looks after each load
  useEffect(() => {
    const { contentDocument, contentWindow: page } = frame.current ?? {};
    // Without an answer of the server the browser shows a page of its own, which nobody may touch.
    if (!contentDocument || !page) return;
    // A page that has not come yet would never come.
    if (page.location.href === 'about:blank') return;
    if (page.performance.timeOrigin < changed) page.location.reload();
  }, [changed, loads, frame]);
}
