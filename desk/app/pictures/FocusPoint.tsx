import type { FieldProps } from '@rjsf/utils';
import type { KeyboardEvent, MouseEvent } from 'react';
import { useRef } from 'react';
import { Explanation } from '../form/Explanation.tsx';
import { useSurroundings } from '../form/form-context.ts';
import { announce } from '../layout/announce.ts';
import { thumbnail } from '../store/request.ts';
import './focus-point.css';

type Point = [number, number];

const steps: Readonly<Record<string, Point>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
const step = 2;
const within = (part: number) => Math.min(100, Math.max(0, Math.round(part)));

/** The point that every crop of a picture keeps: set by a click, or moved with the arrow keys. */
export function FocusPoint({ fieldPathId, formData, onChange, uiSchema, rawErrors, schema }: FieldProps) {
  const { saveNow } = useSurroundings();
  const { $id: id, path } = fieldPathId;
  const picture = useRef<HTMLImageElement>(null);
  const [x, y] = (formData ?? [50, 50]) as Point;
  const name = String(uiSchema?.['ui:picture']);
  const move = (point: Point) => onChange(point.map(within), path, undefined, id);

  function onClick({ clientX, clientY, detail }: MouseEvent) {
    const box = picture.current?.getBoundingClientRect();
    // A key press on the button is a click without a place.
    if (!box || detail === 0) return;
    move([((clientX - box.left) / box.width) * 100, ((clientY - box.top) / box.height) * 100]);
  }

  function onKeyDown(event: KeyboardEvent) {
    const by = steps[event.key];
    if (!by) return;
    event.preventDefault();
    const next: Point = [within(x + by[0] * step), within(y + by[1] * step)];
    move(next);
    announce(`${next[0]} prosent fra venstre, ${next[1]} prosent fra toppen`);
  }

  return (
    <div className="focus-point" id={id}>
      <p className="field-title" id={`${id}-title`}>
        {schema.title}
      </p>
      <div className="focus-row">
        <button
          type="button"
          className="focus-picture"
          aria-labelledby={`${id}-title`}
          aria-describedby={`${id}-now ${id}-hint`}
          onClick={onClick}
          onKeyDown={onKeyDown}
          onBlur={saveNow}
        >
          <img ref={picture} src={thumbnail(name)} alt="" draggable={false} />
          <span className="crosshair" style={{ left: `${x}%`, top: `${y}%` }} />
        </button>
        <div className="crops">
          {(['wide', 'square', 'tall'] as const).map((shape) => (
            <img
              key={shape}
              className={`crop ${shape}`}
              src={thumbnail(name)}
              alt=""
              style={{ objectPosition: `${x}% ${y}%` }}
            />
          ))}
          <p className="hint">Slik blir det beskåret</p>
        </div>
      </div>
      <p className="visually-hidden" id={`${id}-now`}>
        {x} prosent fra venstre, {y} prosent fra toppen.
      </p>
      <Explanation
        id={id}
        hint="Klikk der blikket skal hvile, eller flytt punktet med piltastene. Det blir med uansett hvordan bildet beskjæres."
        errors={rawErrors}
      />
    </div>
  );
}
