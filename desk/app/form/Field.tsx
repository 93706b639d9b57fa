import type { Schema } from '../../contract.ts';
import { FocusPoint } from './FocusPoint.tsx';
import { type FieldProps, isWords, useForm, withoutNull } from './form.ts';
import { Day, Group } from './Group.tsx';
import { Choice, Line, MonthDay, Yes } from './inputs.tsx';
import { List } from './List.tsx';
import { PicturePlace } from './PicturePlace.tsx';
import { Words } from './Words.tsx';

/** The field for a schema: these lines decide what each kind of value looks like. */
export function Field({ schema, ...rest }: FieldProps) {
  const { isBilingual } = useForm();
  const plain = withoutNull(schema);
  const { type, properties, prefixItems, items, input, place, fixed } = plain;
  const props = { schema: plain, ...rest };
  if (fixed) return null;
  if (isWords(plain) || (isBilingual && type === 'string')) return <Words {...props} />;
  if (input === 'point') return <FocusPoint {...props} />;
  if (place) return <PicturePlace {...props} mayBeEmpty={plain !== schema} />;
  if (properties || prefixItems) {
    const Part = plain === schema ? Group : Day;
    return (
      <Part {...props}>
        <Fields schema={plain} path={rest.path} isRow={Boolean(prefixItems) || plain !== schema} />
      </Part>
    );
  }
  if (items) return <List {...props} renderEntry={(entry) => <Field {...entry} />} />;
  if (plain.enum) return <Choice {...props} />;
  if (type === 'boolean') return <Yes {...props} />;
  return input === 'month-day' ? <MonthDay {...props} /> : <Line {...props} />;
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
