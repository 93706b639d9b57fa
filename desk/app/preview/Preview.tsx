import { useEffect, useRef, useState } from 'react';
import type { FactsAnswer } from '../../contract.ts';
import type { Side } from '../form/languages.ts';
import { Icon } from '../layout/Icon.tsx';
import { onChange } from '../store/request.ts';
import { fieldOf, setFrame } from './page.ts';
import './preview.css';

interface PreviewProps {
  /** The path of the page to show. */
  address: string;
  facts: FactsAnswer;
}

const widths = { wide: 1200, phone: 390 } as const;
const roomForWide = 640;
type Width = keyof typeof widths;

/** The site's own page. It reloads by itself when something is saved. */
export function Preview({ address, facts }: PreviewProps) {
  const [language, setLanguage] = useState<Side>('no');
  const [chosen, setChosen] = useState<Width | null>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const space = useRef<HTMLDivElement>(null);
  const room = useRoom(space);
  // In a narrow panel a wide page is too small to read.
  const width = chosen ?? (room.width < roomForWide ? 'phone' : 'wide');
  const scale = Math.min(1, room.width / widths[width]);
  const url = `${address}?lang=${language}`;

  useEffect(() => {
    setFrame(frame.current);
    return () => setFrame(null);
  }, []);
  const loadedAt = useReloads(frame);

  function onLoad() {
    loadedAt.current = Date.now();
    const page = frame.current?.contentDocument;
    // A click on a text of the page leads to its field; links still lead where they lead.
    page?.addEventListener('click', ({ target }) => {
      const field = target instanceof Element || isElement(target) ? fieldOf(target as Element, facts) : null;
      if (!field || (target as Element).closest('a, button, summary')) return;
      const section = field.closest('details');
      if (section) section.open = true;
      field.focus();
      field.scrollIntoView({ block: 'center' });
    });
  }

  return (
    <aside className="preview" aria-label="Siden">
      <div className="preview-bar">
        <Choice
          label="Språk på siden"
          value={language}
          onChange={setLanguage}
          options={[
            ['no', 'NO', 'norsk'],
            ['en', 'EN', 'engelsk'],
          ]}
        />
        <Choice
          label="Bredde"
          value={width}
          onChange={setChosen}
          options={[
            ['wide', <Icon key="wide" name="wide" />, 'Stor skjerm'],
            ['phone', <Icon key="phone" name="phone" />, 'Telefon'],
          ]}
        />
        <a className="preview-open" href={url} target="_blank" rel="noreferrer">
          Åpne i egen fane
          <Icon name="open" />
        </a>
      </div>
      <div className="preview-space" ref={space}>
        <iframe
          ref={frame}
          title="Siden slik den blir"
          src={url}
          onLoad={onLoad}
          style={{
            width: widths[width],
            height: room.height / scale,
            transform: `scale(${scale})`,
            marginLeft: Math.max(0, (room.width - widths[width] * scale) / 2),
          }}
        />
      </div>
    </aside>
  );
}

const patienceInMilliseconds = 3000;

/**
 * The development server reloads the page after a change, unless the page was still loading just then: it is
 * reloaded from here when it has not been for a while. Returns when it was loaded last.
 */
function useReloads(frame: React.RefObject<HTMLIFrameElement | null>): React.RefObject<number> {
  const loadedAt = useRef(0);
  useEffect(() => {
    let timer = 0;
    const stop = onChange(() => {
      const changedAt = Date.now();
      clearTimeout(timer);
      timer = window.setTimeout(() => {
        if (loadedAt.current < changedAt) frame.current?.contentWindow?.location.reload();
      }, patienceInMilliseconds);
    });
    return () => {
      stop();
      clearTimeout(timer);
    };
  }, [frame]);
  return loadedAt;
}

/** An element of the page in the frame is none of this window's. */
const isElement = (target: EventTarget | null) => target !== null && 'closest' in target;

interface Room {
  width: number;
  height: number;
}

function useRoom(box: React.RefObject<HTMLElement | null>): Room {
  const [room, setRoom] = useState<Room>({ width: widths.wide, height: 800 });
  useEffect(() => {
    const watcher = new ResizeObserver(([entry]) => {
      const { width = 0, height = 0 } = entry?.contentRect ?? {};
      if (width > 0) setRoom({ width, height });
    });
    if (box.current) watcher.observe(box.current);
    return () => watcher.disconnect();
  }, [box]);
  return room;
}

interface ChoiceProps<Value extends string> {
  label: string;
  value: Value;
  options: readonly (readonly [value: Value, shown: React.ReactNode, name: string])[];
  onChange: (value: Value) => void;
}

function Choice<Value extends string>({ label, value, options, onChange }: ChoiceProps<Value>) {
  return (
    <fieldset className="switch">
      <legend className="visually-hidden">{label}</legend>
      {options.map(([one, shown, name]) => (
        <button
          key={one}
          type="button"
          aria-pressed={one === value}
          title={name}
          onClick={() => onChange(one)}
        >
          {shown}
          <span className="visually-hidden"> {name}</span>
        </button>
      ))}
    </fieldset>
  );
}
