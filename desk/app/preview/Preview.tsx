import { useEffect, useRef, useState } from 'react';
import type { FactsAnswer } from '../../contract.ts';
import type { Side } from '../form/languages.ts';
import { Icon } from '../layout/Icon.tsx';
import { fieldOf, setFrame } from './page.ts';
import { useReloads } from './use-reloads.ts';
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
  const reloadIfStale = useReloads(frame);

  function onLoad() {
    reloadIfStale();
    const page = frame.current?.contentDocument;
    // A click on a text of the page leads to its field; links still lead where they lead.
    page?.addEventListener('click', ({ target }) => {
      if (!isElement(target) || target.closest('a, button, summary')) return;
      const field = fieldOf(target, facts);
      if (!field) return;
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
        {/* A frame of its own for each address: a page that is told to reload would stop the way to the next one. */}
        <iframe
          key={url}
          ref={(element) => {
            frame.current = element;
            setFrame(element);
          }}
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

/** An element of the page in the frame is none of this window's. */
const isElement = (target: EventTarget | null): target is Element => target !== null && 'closest' in target;

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
