import type { ReactNode } from 'react';
import { Explanation } from '../ui/Explanation.tsx';
import type { FieldProps, useField } from './form.ts';

/** A field: its name, its control, why it was not saved, and the hint. */
export const Labelled = ({
  field,
  children,
}: {
  field: ReturnType<typeof useField>;
  children: ReactNode;
}) => (
  <div className="field">
    <label className={field.number ? 'visually-hidden' : undefined} htmlFor={field.id}>
      {field.title}
      <OptionalNote schema={field.schema} />
    </label>
    {children}
    <Explanation {...field} />
  </div>
);

/** Beside the name of a field that may stay empty. */
export const OptionalNote = ({ schema }: Pick<FieldProps, 'schema'>) =>
  schema.optional ? <span className="hint"> valgfritt</span> : null;
