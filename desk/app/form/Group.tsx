import type { ReactNode } from 'react';
import { FieldMessages } from '../ui/FieldMessages.tsx';
import { type FieldProps, OptionalNote, useField } from './Form.tsx';

export type GroupProps = FieldProps & { children: ReactNode };

export function Group({ children, ...props }: GroupProps) {
  const { schema, number } = props;
  const { id, title, hint, errors } = useField(props, 'languages');
  return (
    <fieldset className="group" id={id}>
      <legend className={number && schema.prefixItems ? 'visually-hidden' : undefined}>
        {title}
        <OptionalNote schema={schema} />
      </legend>
      <FieldMessages id={id} hint={hint} errors={errors} />
      {children}
    </fieldset>
  );
}

/** A group that may be absent, such as the opening hours of a day that is «Stengt». */
export function NullableGroup({ children, ...props }: GroupProps) {
  const { id, title, value, set } = useField(props);
  const hasValue = value !== null;
  return (
    <fieldset className="row" id={id}>
      <legend className="visually-hidden">{title}</legend>
      <label className="checkbox">
        <input
          type="checkbox"
          checked={hasValue}
          onChange={({ target }) => set(target.checked ? { opens: '07:00', closes: '17:00' } : null)}
        />
        {title}
      </label>
      {hasValue ? children : <p className="hint">{props.schema.emptyLabel}</p>}
    </fieldset>
  );
}
