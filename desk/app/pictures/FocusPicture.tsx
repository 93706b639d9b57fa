import type { KeyboardEvent, MouseEvent } from 'react';
import type { PictureEntry } from '../../../content-model/pictures.ts';
import { announceToScreenReader } from '../store/announcements.ts';
import type { OpenDocument } from '../store/documents.ts';
import { thumbnail } from '../store/request.ts';
import { edit, save } from '../store/saving.ts';
import { fieldId } from '../ui/view-links.ts';

type Point = readonly [number, number];

const steps: Readonly<Record<string, Point>> = {
  ArrowLeft: [-2, 0],
  ArrowRight: [2, 0],
  ArrowUp: [0, -2],
  ArrowDown: [0, 2],
};

const placeOf = ([x, y]: Point) => `${x} prosent fra venstre, ${y} prosent fra toppen`;

const within = (part: number) => Math.min(100, Math.max(0, Math.round(part)));

interface FocusPictureProps {
  id: `pictures/${string}`;
  document: OpenDocument<PictureEntry>;
}

/** A photo on which a click or the arrow keys set the point that every crop keeps. */
export function FocusPicture({ id, document }: FocusPictureProps) {
  const [x, y] = document.value.focus;
  const set = (focus: [number, number]) => edit(id, (words) => ({ ...words, focus }));

  function onClick({ clientX, clientY, currentTarget, detail }: MouseEvent) {
    // A click from the keyboard has no place.
    if (detail === 0) return;
    const box = currentTarget.getBoundingClientRect();
    const [left, top] = [(clientX - box.left) / box.width, (clientY - box.top) / box.height];
    set([within(left * 100), within(top * 100)]);
    void save(id);
  }

  function onKeyDown(event: KeyboardEvent) {
    const by = steps[event.key];
    // With another key they are the browser's, such as Alt and ArrowLeft for Back.
    if (!by || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    const next: [number, number] = [within(x + by[0]), within(y + by[1])];
    set(next);
    announceToScreenReader(placeOf(next));
  }

  return (
    <>
      <button
        type="button"
        id={fieldId(id, ['focus'])}
        className="focus-picture"
        aria-label={`Alltid med på bildet: ${placeOf([x, y])}`}
        aria-describedby="focus-hint"
        onClick={onClick}
        onKeyDown={onKeyDown}
        onBlur={() => void save(id)}
      >
        <img src={thumbnail(id.replace('pictures/', ''))} alt="" draggable={false} />
        <span style={{ left: `${x}%`, top: `${y}%` }} />
      </button>
      <p className="hint" id="focus-hint">
        Trykk på det viktigste i bildet. Det blir med uansett hvordan bildet beskjæres.
      </p>
    </>
  );
}
