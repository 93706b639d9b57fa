import type { FieldProps } from '@rjsf/utils';
import { describedBy, Explanation, OptionalNote } from './Explanation.tsx';
import { useSurroundings } from './form-context.ts';
import { type PairSchema, type Pair as PairValue, type Side as SideName, sides } from './languages.ts';
import { marksOf } from './marks.ts';
import { Side } from './Side.tsx';
import './pair.css';

/** A text in both languages, side by side. */
export function Pair(props: FieldProps) {
  const { fieldPathId, formData, errorSchema, rawErrors, onChange, name } = props;
  const schema = props.schema as unknown as PairSchema;
  const { $id: id, path } = fieldPathId;
  const value = (formData ?? {}) as PairValue;
  const text = (side: SideName) => String(value[side] ?? '');
  const isEntry = typeof path.at(-1) === 'number';
  const title = isEntry ? `${schema.title} ${Number(path.at(-1)) + 1}` : (schema.title ?? name);
  const hint = isEntry ? undefined : schema.description;
  return (
    <fieldset className="pair" id={id}>
      <legend className={isEntry ? 'visually-hidden' : undefined}>
        {title}
        <OptionalNote isOptional={schema.optional} />
      </legend>
      <div className="sides">
        {sides.map((side) => (
          <Side
            key={side}
            id={`${id}_${side}`}
            language={side}
            title={title}
            schema={schema.pair}
            value={text(side)}
            errors={
              (errorSchema as Record<string, { __errors?: string[] }> | undefined)?.[side]?.__errors ?? []
            }
            describedBy={describedBy({ id, hint, errors: rawErrors })}
            isTranslated={text(side === 'en' ? 'no' : 'en').trim() !== ''}
            isEntry={isEntry}
            onChange={(changed) => onChange({ ...value, [side]: changed }, path, undefined, id)}
          />
        ))}
      </div>
      <Explanation id={id} hint={hint} errors={rawErrors} />
      <TextNotes no={text('no')} en={text('en')} pageMarks={schema.pair.marks ?? []} />
    </fieldset>
  );
}

interface TextNotesProps {
  no: string;
  en: string;
  pageMarks: readonly string[];
}

/** What the marks of a text become. */
function TextNotes({ no, en, pageMarks }: TextNotesProps) {
  const { facts } = useSurroundings();
  const marks = marksOf(no + en, facts.no);
  if (marks.length + pageMarks.length === 0) return null;
  return (
    <ul className="notes">
      {pageMarks.map((name) => (
        <li key={name}>
          <code>{`{${name}}`}</code> må stå: siden bytter det ut.
        </li>
      ))}
      {marks.map(({ name, becomes, meaning }) => (
        <li key={name}>
          <code>{`{${name}}`}</code> er {meaning}:{' '}
          {becomes === null ? 'ikke fylt ut, så denne linjen vises ikke' : `«${becomes}»`}
          {facts.en[name] && facts.en[name] !== becomes && `, på engelsk «${facts.en[name]}»`}
        </li>
      ))}
    </ul>
  );
}
