import { type ReactNode, useState } from 'react';
import type { Schema } from '../../../content-model/desk/contract.ts';
import { NewPhotos } from '../pictures/AddPhotos.tsx';
import { PhotoWords } from '../pictures/PhotoWords.tsx';
import { listAt, replace } from '../store/json.ts';
import { pictureRequest } from '../store/picture-request.ts';
import { useCaption, usePictures } from '../store/pictures.ts';
import { editList } from '../store/saving.ts';
import { isTranslated, withoutNull } from '../store/schema.ts';
import { months, readNumber } from '../text/format.ts';
import { Button } from '../ui/Button.tsx';
import { FieldMessages } from '../ui/FieldMessages.tsx';
import { fieldId } from '../ui/view-links.ts';
import { ArticleField } from './ArticleField.tsx';
import { Checkbox } from './Checkbox.tsx';
import { type FieldProps, LabelledField, OptionalNote, useField } from './Field.tsx';
import { Folded } from './Folded.tsx';
import { useForm } from './Form.tsx';
import { HoursField } from './HoursField.tsx';
import { List } from './List.tsx';
import { NotShownMark, ShownSwitch } from './ShownSwitch.tsx';
import { Thumbnail } from './Thumbnail.tsx';
import { TranslatedField } from './TranslatedField.tsx';

export function SchemaField({ schema, ...rest }: FieldProps) {
  const { isBilingual } = useForm();
  const plain = withoutNull(schema);
  const { type, properties, prefixItems, items, input, slot, hiddenInDesk, forHelper } = plain;
  const props = { schema: plain, ...rest };
  if (hiddenInDesk || forHelper) return null;
  if (input === 'article') return <ArticleField {...props} />;
  if (isTranslated(plain) || (isBilingual && type === 'string'))
    return (
      <>
        <ShownSwitch path={rest.path} />
        <TranslatedField {...props} />
      </>
    );
  if (input === 'week') return <HoursField {...props} />;
  if (slot) return <PictureField {...props} mayBeEmpty={plain !== schema} />;
  if (items || properties || prefixItems) {
    return (
      <Group {...props}>
        <NestedFields {...props} />
      </Group>
    );
  }
  if (type === 'boolean') return <Checkbox {...props} />;
  return input === 'month-day' ? <MonthDayField {...props} /> : <TextField {...props} />;
}

export const NestedFields = (props: FieldsProps) =>
  props.schema.items ? (
    <List {...props} renderEntry={(entry) => <SchemaField {...entry} />} />
  ) : (
    <Fields {...props} />
  );

interface FieldsProps extends FieldProps {
  /** The fields to show, in this order; by default all. */
  names?: readonly string[];
}

export function Fields({ schema, path, names }: FieldsProps) {
  const { properties, prefixItems } = schema;
  const all: Record<string, Schema> = properties ?? Object.fromEntries(prefixItems?.entries() ?? []);
  return (
    <div className={prefixItems ? 'row' : 'fields'}>
      {(names ?? Object.keys(all)).map((name) => (
        <SchemaField key={name} schema={all[name] ?? {}} path={[...path, properties ? name : Number(name)]} />
      ))}
    </div>
  );
}

/** Several fields that belong together. Those of a page are one line until it is tapped. */
function Group({ children, ...props }: FieldProps & { children: ReactNode }) {
  const { path, number, schema } = props;
  const { form, id, title, hint, errors } = useField(props, 'languages');
  const fields = (
    <fieldset className="group" id={id}>
      <legend className={number || (form.isBilingual && !schema.items) ? 'visually-hidden' : undefined}>
        {title}
        <OptionalNote schema={schema} /> <NotShownMark path={props.path} />
      </legend>
      <FieldMessages id={id} hint={hint} errors={errors} />
      <ShownSwitch path={props.path} />
      {children}
    </fieldset>
  );
  // The entry of a list is folded by the list, and a list has a line for each entry.
  if (!form.isBilingual || number || schema.items) return fields;
  const line = (
    <>
      {title} <NotShownMark path={path} />
    </>
  );
  return (
    <Folded name={`${fieldId(form.id, path.slice(0, -1))}-${path.length}`} paths={[path]} line={line}>
      {fields}
    </Folded>
  );
}

/** A line of text, a number, a date, a time or an address. */
function TextField(props: FieldProps) {
  const field = useField(props);
  const { input, type } = props.schema;
  const isNumber = type === 'integer';
  const shown = String(field.value ?? '');
  const typeOfKeyboard = input === 'url' || input === 'email' ? input : undefined;
  const set = (written: string) => field.set(isNumber ? readNumber(written) : written);
  function trim() {
    const trimmed = shown.trim();
    if (trimmed !== shown) set(trimmed);
  }
  return (
    <LabelledField field={field}>
      <input
        {...field.control}
        type={input === 'tel' || input === 'date' ? input : 'text'}
        inputMode={isNumber ? 'numeric' : typeOfKeyboard}
        autoComplete="off"
        value={shown}
        onChange={({ target }) => set(target.value)}
        onBlur={trim}
      />
    </LabelledField>
  );
}

const days = Array.from({ length: 31 }, (_, index) => `${index + 1}.`);

/** A day of the year, stored as 10-15, chosen as «15.» and «oktober». */
function MonthDayField(props: FieldProps) {
  const field = useField(props);
  const [month = '', day = ''] = String(field.value ?? '').split('-');
  // The check refuses an incomplete date.
  const choose = (next: string) => field.set(next === '-' ? '' : next);
  const part = (name: string, value: string, words: readonly string[], onChosen: (value: string) => void) => (
    <select
      {...field.control}
      id={name === 'dag' ? field.id : undefined}
      aria-label={`${field.title}, ${name}`}
      value={value}
      onChange={({ target }) => onChosen(target.value)}
    >
      <option value="">{name}</option>
      {words.map((word, index) => (
        <option key={word} value={String(index + 1).padStart(2, '0')}>
          {word}
        </option>
      ))}
    </select>
  );
  return (
    <LabelledField field={field}>
      <div className="row">
        {part('dag', day, days, (chosen) => choose(`${month}-${chosen}`))}
        {part('måned', month, months, (chosen) => choose(`${chosen}-${day}`))}
      </div>
    </LabelledField>
  );
}

/** Asks for the sentence of a photo that had none when it came here. */
function MissingWords({ name }: { name: string }) {
  const hasWords = usePictures().find((picture) => picture.name === name)?.hasWords ?? true;
  const [isAsked] = useState(!hasWords);
  return isAsked && <PhotoWords name={name} />;
}

function PictureField({ mayBeEmpty, ...props }: FieldProps & { mayBeEmpty: boolean }) {
  const { form, id, title, hint, errors, value, set } = useField(props);
  const caption = useCaption();
  const current = typeof value === 'string' ? value : '';
  const listPath = props.path.slice(0, -1);
  const taken = listAt(form.value, listPath).map(String);

  /** A list has each picture once: one already in it swaps places. */
  function choose(name: string) {
    const { number } = props;
    if (number === undefined) set(name);
    // The list may have changed while a new photo was being saved.
    else editList(form.id, listPath, (list) => replace(list, number - 1, name));
  }

  return (
    <div className="field" id={id}>
      {current && <Thumbnail name={current} />}
      <NewPhotos place={id} isPassing />
      {current && <MissingWords key={current} name={current} />}
      <p>
        <strong>{props.number ?? title}</strong> {current ? caption(current) : 'Uten bilde'}
      </p>
      <FieldMessages id={id} hint={hint} errors={errors} />
      <p className="actions">
        <Button
          aria-label={current ? `Bytt bilde ${caption(current)}` : `Velg bilde ${title}`}
          onClick={() => pictureRequest.write({ title, place: id, current, taken, onChosen: choose })}
        >
          {current ? 'Bytt bilde' : 'Velg bilde'}
        </Button>
        {current && mayBeEmpty && <Button onClick={() => set(null)}>Ta bort bildet</Button>}
      </p>
    </div>
  );
}
