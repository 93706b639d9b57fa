import { readNumber, readTime } from '../text/writing.ts';
import { type FieldProps, useField } from './form.ts';
import { Labelled } from './Labelled.tsx';

const types: Readonly<Record<string, string>> = { tel: 'tel', email: 'email', url: 'url', date: 'date' };

/** A line of text, a number, a date, or a time of day, which is written as people do. */
export function TextField(props: FieldProps) {
  const field = useField(props);
  const { input = '', type = '' } = props.schema;
  const isNumber = ['integer', 'number'].includes(type);
  const value = String(field.value ?? '');
  return (
    <Labelled {...props} field={field}>
      <input
        {...field.control}
        type={types[input] ?? 'text'}
        inputMode={isNumber ? 'numeric' : undefined}
        autoComplete="off"
        value={value}
        onChange={({ target }) => field.set(isNumber ? readNumber(target.value) : target.value)}
        onBlur={() => input === 'time' && field.set(readTime(value))}
      />
    </Labelled>
  );
}
