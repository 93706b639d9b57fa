import type { ReactNode } from 'react';
import { Explanation } from '../ui/Explanation.tsx';
import type { FieldProps, useField } from './form.ts';

type LabelledProps = FieldProps & { field: ReturnType<typeof useField>; children: ReactNode };

/** A field: its name, its control, why it was not saved, and the hint. */
export const Labelled = ({ schema, number, field: { id, title, hint, errors }, children }: LabelledProps) => (
  <div className="field">
    <label className={number ? 'visually-hidden' : undefined} htmlFor={id}>
      {title}
      <OptionalNote schema={schema} />
    </label>
    {children}
    <Explanation id={id} hint={hint} errors={errors} />
  </div>
);

/** Beside the name of a field that may stay empty. */
export const OptionalNote = ({ schema }: Pick<FieldProps, 'schema'>) =>
  schema.optional ? <span className="hint"> valgfritt</span> : null;
