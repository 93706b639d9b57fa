import { useState } from 'react';
import { readNumber, readTime } from '../text/writing.ts';
import { type FieldProps, useField } from './form.ts';
import { Labelled } from './Labelled.tsx';

const types: Readonly<Record<string, string>> = { tel: 'tel', date: 'date' };

/** A line of text, a number, a date, an address, or a time of day, which is written as people do. */
export function TextField(props: FieldProps) {
  const all = useField(props);
  const { input = '', type = '' } = props.schema;
  const isNumber = ['integer', 'number'].includes(type);
  const isAddress = input === 'url' || input === 'email';
  // It is text until it is a number, and the check can only say so.
  const isUnread = isNumber && typeof all.value === 'string' && all.errors.length > 0;
  const field = isUnread ? { ...all, errors: ['skriv et helt tall, uten komma'] } : all;
  const read = (written: string) => (isNumber ? readNumber(written) : written);
  const stored = String(field.value ?? '');
  // «1 20» on the way to «1 200» must not be changed under the hand.
  const [typed, setTyped] = useState('');
  const shown = read(typed) === field.value ? typed : stored;
  return (
    <Labelled field={field}>
      <input
        {...field.control}
        type={types[input] ?? 'text'}
        inputMode={isNumber ? 'numeric' : isAddress ? input : undefined}
        autoComplete="off"
        value={shown}
        onChange={({ target }) => {
          setTyped(target.value);
          field.set(read(target.value));
        }}
        onBlur={() => {
          setTyped('');
          const tidy = input === 'time' ? readTime(stored) : shown.trim();
          if (tidy !== stored) field.set(read(tidy));
        }}
      />
    </Labelled>
  );
}
