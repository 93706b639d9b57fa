import { createContext, type ReactNode, use, useRef, useState } from 'react';
import { readHash } from '../ui/address.ts';
import { Explanation } from '../ui/Explanation.tsx';
import { type FieldProps, OptionalNote, useField } from './Form.tsx';

/** The outermost groups are sections that open and close, the first one open from the start; the others are fieldsets. */
export const GroupLayout = createContext<'open section' | 'section' | 'fieldset'>('section');
/** Whether the owner has opened or closed a section, by its view and id; kept for as long as the desk is shown. */
export const OpenedSections = createContext<Map<string, boolean> | null>(null);

type GroupProps = FieldProps & { children: ReactNode };

export function Group({ children, ...props }: GroupProps) {
  const { schema, number } = props;
  const { id, title, hint, errors, remarks } = useField(props, 'languages');
  const layout = use(GroupLayout);
  const opened = use(OpenedSections);
  // Groups of two views may have the same id.
  const key = `${readHash(location.hash).view} ${id}`;
  const [isOpen, setIsOpen] = useState(opened?.get(key) ?? layout === 'open section');
  if (layout === 'fieldset') {
    return (
      <fieldset className="group" id={id}>
        <legend className={number && schema.prefixItems ? 'visually-hidden' : undefined}>
          {title}
          <OptionalNote schema={schema} />
        </legend>
        <Explanation {...{ id, hint, errors, remarks }} />
        {children}
      </fieldset>
    );
  }
  return (
    <details
      className="section"
      aria-label={title}
      open={isOpen}
      onToggle={({ currentTarget: { open } }) => {
        opened?.set(key, open);
        setIsOpen(open);
      }}
    >
      <summary>
        <h2>{title}</h2>
        <span className="hint">{hint}</span>
      </summary>
      <GroupLayout value="fieldset">
        <div id={id}>
          <Explanation {...{ id, errors, remarks }} />
          {children}
        </div>
      </GroupLayout>
    </details>
  );
}

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
