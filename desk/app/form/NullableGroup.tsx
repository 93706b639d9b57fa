import { useRef } from 'react';
import { useField } from './form.ts';
import type { GroupProps } from './Group.tsx';

/** A group that may be absent, such as a day of opening hours: its fields, or the words for «Stengt». */
export function NullableGroup({ children, ...props }: GroupProps) {
  const { id, title, value, set } = useField(props);
  const isThere = value !== null;
  // Ticked again, it is as it was.
  const before = useRef<unknown>({ opens: '07:00', closes: '17:00' });
  if (isThere) before.current = value;
  return (
    <fieldset className="row" id={id}>
      <legend className="visually-hidden">{title}</legend>
      <label className="checkbox">
        <input
          type="checkbox"
          checked={isThere}
          onChange={({ target }) => set(target.checked ? before.current : null)}
        />
        {title}
      </label>
      {isThere ? children : <p className="hint">{props.schema.empty}</p>}
    </fieldset>
  );
}
