import { months } from '../text/writing.ts';
import { type FieldProps, useField } from './form.ts';
import { Labelled } from './Labelled.tsx';
import { type Options, Select } from './SelectField.tsx';

const twoDigits = (number: number) => String(number).padStart(2, '0');
const days: Options = Array.from({ length: 31 }, (_, index) => [twoDigits(index + 1), `${index + 1}.`]);
const namedMonths: Options = months.map((name, index) => [twoDigits(index + 1), name]);

/** A day of the year, stored as 10-15, chosen as «15.» and «oktober». */
export function MonthDayField(props: FieldProps) {
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
    <Labelled field={field}>
      <div className="row">
        {part('dag', day, days, (chosen) => choose(`${month}-${chosen}`))}
        {part('måned', month, namedMonths, (chosen) => choose(`${chosen}-${day}`))}
      </div>
    </Labelled>
  );
}
