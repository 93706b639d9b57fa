import { FieldMessages } from '../ui/FieldMessages.tsx';
import { type FieldProps, useField } from './Field.tsx';

/** A yes or no. `isFixed` keeps it as it is. */
export function Checkbox({ isFixed = false, ...props }: FieldProps & { isFixed?: boolean }) {
  const { id, title, hint, errors, value, set, control } = useField(props);
  return (
    <div className="field">
      <label className="checkbox">
        <input
          {...control}
          type="checkbox"
          disabled={isFixed}
          checked={value === true}
          onChange={({ target }) => set(target.checked)}
        />
        {title}
      </label>
      <FieldMessages id={id} hint={hint} errors={errors} />
    </div>
  );
}
