import type { ComponentProps, ReactNode } from 'react';
import { months, readNumber, readTime } from '../text/writing.ts';
import { Explanation } from '../ui/Explanation.tsx';
import { type FieldProps, useField } from './form.ts';
import { OptionalNote } from './Group.tsx';

type LabelledProps = FieldProps & { field: ReturnType<typeof useField>; children: ReactNode };

/** A field: its name, its control, why it was not saved, and the hint. */
const Labelled = ({ schema, number, field: { id, title, hint, errors }, children }: LabelledProps) => (
  <div className="field">
    <label className={number ? 'visually-hidden' : undefined} htmlFor={id}>
      {title}
      <OptionalNote schema={schema} />
    </label>
    {children}
    <Explanation id={id} hint={hint} errors={errors} />
  </div>
);

const types: Readonly<Record<string, string>> = { tel: 'tel', email: 'email', url: 'url', date: 'date' };

/** A line of text, a number, a date, or a time of day, which is written as people do. */
export function Line(props: FieldProps) {
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

export function Yes(props: FieldProps) {
  const { id, title, hint, errors, value, set, control } = useField(props);
  return (
    <div className="field">
      <label className="yes">
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

type Options = readonly (readonly [value: string, label: string])[];

interface SelectProps extends ComponentProps<'select'> {
  options: Options;
  onChosen: (value: string) => void;
}

const Select = ({ options, onChosen, ...rest }: SelectProps) => (
  <select {...rest} onChange={({ target }) => onChosen(target.value)}>
    {options.map(([value, label]) => (
      <option key={value} value={value}>
        {label}
      </option>
    ))}
  </select>
);

export function Choice(props: FieldProps) {
  const field = useField(props);
  const { enum: values = [], choices = {} } = props.schema;
  const options = values.map(String).map((value) => [value, choices[value] ?? value] as const);
  return (
    <Labelled {...props} field={field}>
      <Select {...field.control} value={String(field.value ?? '')} options={options} onChosen={field.set} />
    </Labelled>
  );
}

const two = (number: number) => String(number).padStart(2, '0');
const days: Options = Array.from({ length: 31 }, (_, index) => [two(index + 1), `${index + 1}.`]);
const namedMonths: Options = months.map((name, index) => [two(index + 1), name]);

/** A day of the year, stored as 10-15, chosen as «15.» and «oktober». */
export function MonthDay(props: FieldProps) {
  const field = useField(props);
  const [month = '', day = ''] = String(field.value ?? '').split('-');
  // The check refuses half a day, so that it is not lost without a word.
  const choose = (next: string) => field.set(next === '-' ? '' : next);
  const part = (name: string, value: string, options: Options, onChosen: (value: string) => void) => (
    <Select
      {...field.control}
      id={name === 'dag' ? field.id : undefined}
      aria-label={`${field.title}, ${name}`}
      options={[['', name], ...options]}
      {...{ value, onChosen }}
    />
  );
  return (
    <Labelled {...props} field={field}>
      <div className="row">
        {part('dag', day, days, (chosen) => choose(`${month}-${chosen}`))}
        {part('måned', month, namedMonths, (chosen) => choose(`${chosen}-${day}`))}
      </div>
    </Labelled>
  );
}
