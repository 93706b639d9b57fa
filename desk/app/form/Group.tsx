import { createContext, type ReactNode, use, useState } from 'react';
import { readHash } from '../ui/address.ts';
import { Explanation } from '../ui/Explanation.tsx';
import { type FieldProps, useField } from './form.ts';
import { OptionalNote } from './Labelled.tsx';

/** The outermost groups are sections that open and close, the first one open from the start; the others are fieldsets. */
export const Level = createContext<'first' | 'section' | 'fieldset'>('section');
/** The sections that the owner has opened or closed in this window. */
const opened = new Map<string, boolean>();

export type GroupProps = FieldProps & { children: ReactNode };

export function Group({ children, ...props }: GroupProps) {
  const { schema, number } = props;
  const { id, title, hint, errors } = useField(props, false);
  const level = use(Level);
  // Groups of two views may have the same id.
  const key = `${readHash(location.hash).view} ${id}`;
  const [isOpen, setIsOpen] = useState(opened.get(key) ?? level === 'first');
  if (level === 'fieldset') {
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
      className="section"
      aria-label={title}
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
      <Level value="fieldset">
        <div id={id}>
          <Explanation id={id} errors={errors} />
          {children}
        </div>
      </Level>
    </details>
  );
}
