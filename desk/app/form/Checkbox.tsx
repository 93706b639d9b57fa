import { Explanation } from '../ui/Explanation.tsx';
import { type FieldProps, useField } from './form.ts';

/** Yes or no. */
export function Checkbox(props: FieldProps) {
  const { id, title, hint, errors, value, set, control } = useField(props);
  return (
    <div className="field">
      <label className="checkbox">
        <input
          {...control}
          type="checkbox"
          checked={value === true}
          onChange={({ target }) => set(target.checked)}
        />
        {title}
      </label>
      <Explanation id={id} hint={hint} errors={errors} />
    </div>
  );
}
