import type { ComponentProps } from 'react';
import { type FieldProps, useField } from './form.ts';
import { Labelled } from './Labelled.tsx';

export type Options = readonly (readonly [value: string, label: string])[];

interface SelectProps extends ComponentProps<'select'> {
  options: Options;
  onChosen: (value: string) => void;
}

export const Select = ({ options, onChosen, ...rest }: SelectProps) => (
  <select {...rest} onChange={({ target }) => onChosen(target.value)}>
    {options.map(([value, label]) => (
      <option key={value} value={value}>
        {label}
      </option>
    ))}
  </select>
);

/** One of a few values, in the words of the schema. */
export function SelectField(props: FieldProps) {
  const field = useField(props);
  const { enum: values = [], choices = {} } = props.schema;
  const options = values.map(String).map((value) => [value, choices[value] ?? value] as const);
  return (
    <Labelled field={field}>
      <Select {...field.control} value={String(field.value ?? '')} options={options} onChosen={field.set} />
    </Labelled>
  );
}
