import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { lengthOf } from '../../../schema/marks.ts';
import { entryOf, type Language, languageCodes } from '../../../tables/languages.ts';
import { valueAt } from '../store/json.ts';
import { useFacts } from '../store/overview.ts';
import { allowedMarks, marksWith, namesIn } from '../text/marks.ts';
import { keepInvisible, toggleUnbroken } from '../text/unbroken.ts';
import { fieldId } from '../ui/address.ts';
import { Button } from '../ui/Button.tsx';
import { describedBy, Explanation } from '../ui/Explanation.tsx';
import { errorsAt, type FieldProps, useField, useForm } from './form.ts';
import { OptionalNote } from './Group.tsx';
import { InsertDialog } from './InsertDialog.tsx';

/** A text in every language, side by side. */
export function Words(props: FieldProps) {
  const { schema, path, number } = props;
  const { form, id, title, hint, errors } = useField(props, false);
  const facts = useFacts()('no');
  const sides = languageCodes.map((language) => {
    const place = form.isBilingual ? [language, ...path] : [...path, language];
    const part = form.isBilingual ? schema : (schema.properties?.[language] ?? {});
    return { language, path: place, schema: part, text: String(valueAt(form.value, place) ?? '') };
  });
  const all = sides.map(({ text }) => text).join('');
  return (
    <fieldset className="words" id={id}>
      <legend className={number ? 'visually-hidden' : undefined}>
        {title}
        <OptionalNote schema={schema} />
      </legend>
      <div className="sides">
        {sides.map((side) => (
          <Side
            key={side.language}
            {...{ ...side, title, number }}
            describedBy={describedBy({ id, hint, errors })}
            isInvalid={errors.length > 0}
            isMissing={all.trim() !== '' && side.text.trim() === ''}
          />
        ))}
      </div>
      <Explanation id={id} hint={hint} errors={errors} />
      {marksWith(namesIn(all), facts).map(({ name, becomes, meaning }) => (
        <p className="hint" key={name}>
          <code>{`{${name}}`}</code> er {meaning}:{' '}
          {becomes === null ? 'ikke fylt ut, så denne linjen vises ikke' : `«${becomes}»`}
        </p>
      ))}
    </fieldset>
  );
}

interface SideProps extends FieldProps {
  language: Language;
  text: string;
  /** The name of the text, which completes the accessible name. */
  title: string;
  /** The ids of what is said of all languages. */
  describedBy: string | undefined;
  isInvalid: boolean;
  /** Written in another language only. */
  isMissing: boolean;
}

function Side({ language, text, path, schema, title, number, isMissing, ...rest }: SideProps) {
  const form = useForm();
  const facts = useFacts()(language);
  const before = useRef(text);
  const area = useRef<HTMLTextAreaElement>(null);
  const [isInserting, setIsInserting] = useState(false);
  const { norwegianName, locale } = entryOf(language);
  const { min = 0, max, input } = schema;
  const id = fieldId(form.id, path);
  const errors = errorsAt(form, path);
  const length = lengthOf(text, schema.facts);
  const isWrongLength = max !== undefined && (length > max || length < min);
  const isArticle = input === 'markdown';
  const { selectionStart: from = text.length, selectionEnd: to = text.length } = area.current ?? {};
  function set(changed: string) {
    form.change([[path, changed]]);
    setIsInserting(false);
  }
  function insert(changed: string) {
    // The dialog closes first, and gives the focus to its button.
    flushSync(() => set(changed));
    area.current?.focus();
  }
  return (
    <div className="side" data-missing={isMissing || undefined}>
      <label className="hint" htmlFor={id}>
        <span className="visually-hidden">{title}, </span>
        {norwegianName}
      </label>
      <textarea
        id={id}
        ref={area}
        lang={locale.slice(0, 2)}
        data-language={language}
        rows={isArticle ? 10 : Math.ceil(text.length / 34) || 1}
        spellCheck
        value={text}
        aria-invalid={errors.length > 0 || rest.isInvalid || undefined}
        aria-describedby={
          [describedBy({ id, errors }), rest.describedBy].filter(Boolean).join(' ') || undefined
        }
        // Texts of the site are one line each.
        onChange={({ target: { value } }) => set(isArticle ? value : value.replace(/\s*\n\s*/g, ' '))}
        onKeyDown={(event) => event.key === 'Enter' && !isArticle && event.preventDefault()}
        onFocus={() => {
          before.current = text;
        }}
        onBlur={() => set(keepInvisible(before.current, text))}
      />
      <Explanation id={id} errors={errors} />
      {isMissing && errors.length === 0 && <p className="error">Mangler på {norwegianName}</p>}
      {max !== undefined && (
        <div className="side-tools">
          <Button onClick={() => setIsInserting(true)}>
            Sett inn …<span className="visually-hidden">{` i ${title}, ${norwegianName}`}</span>
          </Button>
          {text.trim() !== '' && (isWrongLength || length > max * 0.85) && (
            <p className={isWrongLength ? 'error' : 'hint'}>
              {length} av {length < min ? `minst ${min}` : max}
              <span className="visually-hidden"> tegn</span>
            </p>
          )}
        </div>
      )}
      {isInserting && (
        <InsertDialog
          facts={facts}
          names={schema.facts ? Object.keys(schema.facts) : allowedMarks(number !== undefined)}
          selected={text.slice(from, to)}
          onInsert={(name) => insert(`${text.slice(0, from)}{${name}}${text.slice(to)}`)}
          onTie={() => insert(toggleUnbroken(text, from, to))}
          onClose={() => setIsInserting(false)}
        />
      )}
    </div>
  );
}
