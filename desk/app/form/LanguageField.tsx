import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { lengthOf } from '../../../schema/marks.ts';
import { entryOf, type Language } from '../../../tables/languages.ts';
import { useFacts } from '../store/overview.ts';
import { allowedMarks } from '../text/marks.ts';
import { keepInvisible, toggleUnbroken } from '../text/unbroken.ts';
import { fieldId } from '../ui/address.ts';
import { Button } from '../ui/Button.tsx';
import { describedBy, Explanation } from '../ui/Explanation.tsx';
import { errorsAt, type FieldProps, useForm } from './form.ts';
import { InsertDialog } from './InsertDialog.tsx';

interface LanguageFieldProps extends FieldProps {
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

/** The text of one language, and what can be inserted into it. */
export function LanguageField({
  language,
  text,
  path,
  schema,
  title,
  number,
  isMissing,
  ...rest
}: LanguageFieldProps) {
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
        onBlur={() => set(keepInvisible(before.current, text.trim()))}
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
