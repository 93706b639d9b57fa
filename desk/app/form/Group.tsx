import { createContext, type ReactNode, use, useState } from 'react';
import { fieldId, readAddress } from '../ui/address.ts';
import { Explanation } from '../ui/Explanation.tsx';
import { errorsAt, type FieldProps, titleOf, useField, useForm } from './form.ts';

/** The outermost groups are sections that open and close; those inside of them are fieldsets. */
const IsInside = createContext(false);
/** The first section of a view is open from the start. */
export const StartsOpen = createContext(false);
/** The sections that the owner has opened or closed in this window. */
const opened = new Map<string, boolean>();

interface GroupProps extends FieldProps {
  children: ReactNode;
}

/** Fields that belong together. */
export function Group({ children, ...props }: GroupProps) {
  const { schema, path, number } = props;
  const form = useForm();
  const id = fieldId(form.id, path);
  // Groups of two views may have the same id.
  const key = `${readAddress(location.hash).view} ${id}`;
  const startsOpen = use(StartsOpen);
  const [isOpen, setIsOpen] = useState(opened.get(key) ?? startsOpen);
  const title = titleOf(props);
  const hint = number ? undefined : schema.description;
  const errors = errorsAt(form, path);
  if (use(IsInside)) {
    return (
      <fieldset className="group" id={id}>
        <legend className={number && schema.prefixItems ? 'visually-hidden' : undefined}>
          {title}
          <OptionalNote schema={schema} />
        </legend>
        <Explanation id={id} hint={hint} errors={errors} />
        {children}
      </fieldset>
    );
  }
  return (
    <details
      open={isOpen}
      onToggle={({ currentTarget: { open } }) => {
        opened.set(key, open);
        setIsOpen(open);
      }}
    >
      <summary>
        <h2>{title}</h2>
        <span className="hint">{hint}</span>
      </summary>
      <IsInside value={true}>
        <div className="section" id={id}>
          <Explanation id={id} errors={errors} />
          {children}
        </div>
      </IsInside>
    </details>
  );
}

/** A day of opening hours: its times, or closed. */
export function Day({ children, ...props }: GroupProps) {
  const { id, title, value, set } = useField(props);
  const isOpen = value !== null;
  return (
    <fieldset className="day" id={id}>
      <legend className="visually-hidden">{title}</legend>
      <label className="yes">
        <input
          type="checkbox"
          checked={isOpen}
          onChange={({ target }) => set(target.checked ? { opens: '07:00', closes: '17:00' } : null)}
        />
        {title}
      </label>
      {isOpen ? children : <p className="hint">Stengt</p>}
    </fieldset>
  );
}

/** Beside the name of a field that may stay empty. */
export const OptionalNote = ({ schema }: Pick<FieldProps, 'schema'>) =>
  schema.optional ? <span className="hint"> valgfritt</span> : null;
