import type { RegistryWidgetsType, WidgetProps } from '@rjsf/utils';
import { useState } from 'react';
import type { Schema } from '../../contract.ts';
import { months, readTime } from './clock.ts';
import { describedBy } from './Explanation.tsx';
import { useSurroundings } from './form-context.ts';

/** The controls of plain fields. */

const types: Readonly<Record<string, string>> = { tel: 'tel', email: 'email', url: 'url', date: 'date' };

function attributes({ id, rawErrors, schema }: WidgetProps) {
  return {
    id,
    'aria-invalid': rawErrors?.length ? true : undefined,
    'aria-describedby': describedBy({ id, hint: schema.description, errors: rawErrors }),
  };
}

function Line(props: WidgetProps) {
  const { saveNow, showInPage } = useSurroundings();
  const { input } = props.schema as Schema;
  const { value, onChange } = props;
  return (
    <input
      {...attributes(props)}
      type={types[input ?? ''] ?? 'text'}
      inputMode={input === 'time' ? 'numeric' : undefined}
      autoComplete="off"
      value={value ?? ''}
      onFocus={() => showInPage(String(value ?? ''), 'no')}
      onChange={(event) => onChange(event.target.value)}
      onBlur={() => {
        if (input === 'time' && value) onChange(readTime(value));
        saveNow();
      }}
    />
  );
}

function WholeNumber(props: WidgetProps) {
  const { saveNow } = useSurroundings();
  const { value, onChange } = props;
  const read = (text: string) => {
    const digits = text.replace(/\D/g, '');
    onChange(digits === '' ? undefined : Number(digits));
  };
  return (
    <input
      {...attributes(props)}
      inputMode="numeric"
      autoComplete="off"
      value={value ?? ''}
      onChange={(event) => read(event.target.value)}
      onBlur={saveNow}
    />
  );
}

function Yes(props: WidgetProps) {
  const { label, value, onChange } = props;
  return (
    <label className="yes">
      <input
        {...attributes(props)}
        type="checkbox"
        checked={value === true}
        onChange={(event) => onChange(event.target.checked)}
      />
      {label}
    </label>
  );
}

function Choice(props: WidgetProps) {
  const { enum: values = [], choices = {} } = props.schema as Schema;
  return (
    <select
      {...attributes(props)}
      value={props.value}
      onChange={(event) => props.onChange(event.target.value)}
    >
      {values.map((value) => (
        <option key={String(value)} value={String(value)}>
          {choices[String(value)] ?? String(value)}
        </option>
      ))}
    </select>
  );
}

/** A day of the year, stored as 10-15, chosen as «15.» and «oktober». */
function MonthDay(props: WidgetProps) {
  const [storedMonth = '', storedDay = ''] = String(props.value ?? '').split('-');
  const [half, setHalf] = useState({ month: storedMonth, day: storedDay });
  const { month, day } = props.value ? { month: storedMonth, day: storedDay } : half;
  const choose = (next: { month: string; day: string }) => {
    setHalf(next);
    props.onChange(next.month && next.day ? `${next.month}-${next.day}` : '');
  };
  const numbers = (count: number) => Array.from({ length: count }, (_, index) => index + 1);
  const two = (number: number) => String(number).padStart(2, '0');
  const { id: _, ...rest } = attributes(props);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would need a legend beside the label
    <div className="month-day" role="group" aria-label={props.label}>
      <select
        {...rest}
        id={props.id}
        aria-label="Dag"
        value={day}
        onChange={({ target }) => choose({ month, day: target.value })}
      >
        <option value="">Dag</option>
        {numbers(31).map((number) => (
          <option key={number} value={two(number)}>
            {number}.
          </option>
        ))}
      </select>
      <select
        {...rest}
        aria-label="Måned"
        value={month}
        onChange={({ target }) => choose({ month: target.value, day })}
      >
        <option value="">Måned</option>
        {months.map((name, index) => (
          <option key={name} value={two(index + 1)}>
            {name}
          </option>
        ))}
      </select>
    </div>
  );
}

export const widgets: RegistryWidgetsType = {
  line: Line,
  number: WholeNumber,
  yes: Yes,
  choice: Choice,
  monthDay: MonthDay,
};
