import type { Schema } from '../../../server/desk/contract/schema.ts';
import { Checkbox } from './Checkbox.tsx';
import { FocusPointField } from './FocusPointField.tsx';
import { type FieldProps, isTranslated, useForm, withoutNull } from './form.ts';
import { Group } from './Group.tsx';
import { List } from './List.tsx';
import { MonthDayField } from './MonthDayField.tsx';
import { NullableGroup } from './NullableGroup.tsx';
import { PictureField } from './PictureField.tsx';
import { SelectField } from './SelectField.tsx';
import { TextField } from './TextField.tsx';
import { TranslatedField } from './TranslatedField.tsx';

/** The field for a schema: these lines decide what each kind of value looks like. */
export function Field({ schema, ...rest }: FieldProps) {
  const { isBilingual } = useForm();
  const plain = withoutNull(schema);
  const { type, properties, prefixItems, items, input, place, fixed } = plain;
  const props = { schema: plain, ...rest };
  if (fixed) return null;
  if (isTranslated(plain) || (isBilingual && type === 'string')) return <TranslatedField {...props} />;
  if (input === 'point') return <FocusPointField {...props} />;
  if (place) return <PictureField {...props} mayBeEmpty={plain !== schema} />;
  if (properties || prefixItems) {
    const Part = plain === schema ? Group : NullableGroup;
    return (
      <Part {...props}>
        <Fields schema={plain} path={rest.path} isRow={Boolean(prefixItems) || plain !== schema} />
      </Part>
    );
  }
  if (items) return <List {...props} renderEntry={(entry) => <Field {...entry} />} />;
  if (plain.enum) return <SelectField {...props} />;
  if (type === 'boolean') return <Checkbox {...props} />;
  return input === 'month-day' ? <MonthDayField {...props} /> : <TextField {...props} />;
}

interface FieldsProps extends FieldProps {
  /** The fields to show, in this order; all of them without it. */
  names?: readonly string[];
  isRow?: boolean;
}

export function Fields({ schema, path, names, isRow = false }: FieldsProps) {
  const { properties, prefixItems = [] } = schema;
  const all: Record<string, Schema> = properties ?? Object.fromEntries(prefixItems.entries());
  return (
    <div className={isRow ? 'row' : 'fields'}>
      {(names ?? Object.keys(all)).map((name) => (
        <Field key={name} schema={all[name] ?? {}} path={[...path, properties ? name : Number(name)]} />
      ))}
    </div>
  );
}
