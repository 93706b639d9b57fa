import type { FieldProps, RegistryFieldsType } from '@rjsf/utils';
import type { Schema } from '../../contract.ts';
import { FocusPoint } from '../pictures/FocusPoint.tsx';
import { PicturePlace } from '../pictures/PicturePlace.tsx';
import { readTime } from './clock.ts';
import { describedBy, Explanation, OptionalNote } from './Explanation.tsx';
import { useSurroundings } from './form-context.ts';
import { Pair } from './Pair.tsx';

/** The fields that are more than one control, or may be nothing. */

type Day = { opens: string; closes: string } | null;

/** A day of opening hours: closed, or from and to. */
function OpenDay(props: FieldProps) {
  const { fieldPathId, onChange, errorSchema, rawErrors, schema } = props;
  const { saveNow } = useSurroundings();
  const { $id: id, path } = fieldPathId;
  const day = props.formData as Day;
  const change = (next: Day) => onChange(next, path, undefined, id);
  const errorsOf = (key: string) => (errorSchema as Record<string, { __errors?: string[] }>)?.[key]?.__errors;
  const errors = [...(rawErrors ?? []), ...(errorsOf('opens') ?? []), ...(errorsOf('closes') ?? [])];
  const time = (key: 'opens' | 'closes', label: string) => (
    <label>
      <span className="time-label">{label}</span>
      <input
        id={`${id}_${key}`}
        inputMode="numeric"
        autoComplete="off"
        aria-label={`${schema.title} ${label.toLowerCase()}`}
        aria-invalid={errorsOf(key)?.length ? true : undefined}
        aria-describedby={describedBy({ id, errors })}
        value={day?.[key] ?? ''}
        onChange={({ target }) => day && change({ ...day, [key]: target.value })}
        onBlur={() => {
          if (day) change({ ...day, [key]: readTime(day[key]) });
          saveNow();
        }}
      />
    </label>
  );
  return (
    <fieldset className="day" id={id}>
      <legend>{schema.title}</legend>
      <label className="yes">
        <input
          type="checkbox"
          checked={day !== null}
          onChange={({ target }) => change(target.checked ? { opens: '07:00', closes: '17:00' } : null)}
        />
        Åpent
        <span className="visually-hidden"> {schema.title}</span>
      </label>
      {day ? (
        <div className="times">
          {time('opens', 'Fra')}
          {time('closes', 'Til')}
        </div>
      ) : (
        <p className="closed">Stengt</p>
      )}
      <Explanation id={id} errors={errors} />
    </fieldset>
  );
}

/** A whole number that may be left out. */
function NumberOrNothing({ fieldPathId, formData, onChange, rawErrors, schema }: FieldProps) {
  const { saveNow } = useSurroundings();
  const { $id: id, path } = fieldPathId;
  const read = (text: string) => {
    const digits = text.replace(/\D/g, '');
    onChange(digits === '' ? null : Number(digits), path, undefined, id);
  };
  return (
    <div className="field" data-kind="integer">
      <label htmlFor={id}>
        {schema.title}
        <OptionalNote isOptional={(schema as Schema).optional} />
      </label>
      <input
        id={id}
        inputMode="numeric"
        autoComplete="off"
        aria-invalid={rawErrors?.length ? true : undefined}
        aria-describedby={describedBy({ id, hint: schema.description, errors: rawErrors })}
        value={formData ?? ''}
        onChange={({ target }) => read(target.value)}
        onBlur={saveNow}
      />
      <Explanation id={id} hint={schema.description} errors={rawErrors} />
    </div>
  );
}

/** A few numbers in a row, such as the least and the largest grain. */
function Numbers({ fieldPathId, formData, onChange, rawErrors, errorSchema, schema }: FieldProps) {
  const { saveNow } = useSurroundings();
  const { $id: id, path } = fieldPathId;
  const { prefixItems = [] } = schema as Schema;
  const values = (formData ?? []) as (number | undefined)[];
  const inner = prefixItems.flatMap(
    (_, index) => (errorSchema as Record<number, { __errors?: string[] }>)?.[index]?.__errors ?? [],
  );
  const errors = [...(rawErrors ?? []), ...inner];
  const entry = path.at(-1);
  const title = typeof entry === 'number' ? `${schema.title} ${entry + 1}` : schema.title;
  const change = (index: number, text: string) => {
    const digits = text.replace(/\D/g, '');
    const next = prefixItems.map((_, at) =>
      at === index ? (digits === '' ? null : Number(digits)) : (values[at] ?? null),
    );
    onChange(next, path, undefined, id);
  };
  return (
    <fieldset className="numbers" id={id}>
      <legend className="visually-hidden">{title}</legend>
      <div className="times">
        {prefixItems.map((item, index) => (
          <label key={item.title}>
            <span className="time-label">{item.title}</span>
            <input
              id={`${id}_${index}`}
              inputMode="numeric"
              autoComplete="off"
              aria-invalid={errors.length > 0 || undefined}
              aria-describedby={describedBy({ id, errors })}
              value={values[index] ?? ''}
              onChange={({ target }) => change(index, target.value)}
              onBlur={saveNow}
            />
          </label>
        ))}
      </div>
      <Explanation id={id} errors={errors} />
    </fieldset>
  );
}

export const fields: RegistryFieldsType = {
  Pair,
  OpenDay,
  NumberOrNothing,
  Numbers,
  PicturePlace,
  FocusPoint,
};
