import type { KeyboardEvent, MouseEvent } from 'react';
import { announceToScreenReader } from '../store/announcements.ts';
import { listAt } from '../store/json.ts';
import { thumbnail } from '../store/request.ts';
import { FieldMessages } from '../ui/FieldMessages.tsx';
import { isTouch } from '../ui/is-touch.ts';
import { type FieldProps, useField } from './Field.tsx';

type Point = readonly [number, number];

const steps: Readonly<Record<string, Point>> = {
  ArrowLeft: [-2, 0],
  ArrowRight: [2, 0],
  ArrowUp: [0, -2],
  ArrowDown: [0, 2],
};

const within = (part: number) => Math.min(100, Math.max(0, Math.round(part)));

/** The point that every crop keeps, set by a click or the arrow keys. */
export function FocusPointField(props: FieldProps) {
  const { form, id, title, errors, value, set } = useField(props);
  const [x = 50, y = 50] = listAt(value, []).map(Number);
  const name = form.id.replace('pictures/', '');

  function onClick({ clientX, clientY, currentTarget, detail }: MouseEvent) {
    // A click from the keyboard has no place.
    if (detail === 0) return;
    const box = currentTarget.getBoundingClientRect();
    const [left, top] = [(clientX - box.left) / box.width, (clientY - box.top) / box.height];
    set([within(left * 100), within(top * 100)]);
  }

  function onKeyDown(event: KeyboardEvent) {
    const by = steps[event.key];
    // With another key they are the browser's, such as Alt and ArrowLeft for Back.
    if (!by || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    const next = [within(x + by[0]), within(y + by[1])];
    set(next);
    announceToScreenReader(`${next[0]} prosent fra venstre, ${next[1]} prosent fra toppen`);
  }

  return (
    <div className="field" id={id}>
      <strong>{title}</strong>
      <button
        type="button"
        className="focus-picture"
        aria-label={`${title}: ${x} prosent fra venstre, ${y} prosent fra toppen`}
        aria-describedby={`${id}-hint`}
        onClick={onClick}
        onKeyDown={onKeyDown}
      >
        <img src={thumbnail(name)} alt="" draggable={false} />
        <span style={{ left: `${x}%`, top: `${y}%` }} />
      </button>
      <FieldMessages
        id={id}
        hint={`${isTouch ? 'Trykk på det viktigste.' : 'Klikk på det viktigste, eller flytt punktet med piltastene.'} Det blir med uansett hvordan bildet beskjæres.`}
        errors={errors}
      />
    </div>
  );
}
