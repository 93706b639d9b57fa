import { type FocusEvent, type KeyboardEvent, useState } from 'react';
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
import { MarkdownTools, onMarkdownKey } from './MarkdownTools.tsx';
import { useMarkedText } from './use-marked-text.ts';

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
  // Words that a text of the site is made of: they have a longest length.
  const hasMarks = schema.max !== undefined;
  const facts = useFacts()(language);
  const [isInserting, setIsInserting] = useState(false);
  const { norwegianName, locale } = entryOf(language);
  const { min = 0, max, input } = schema;
  const id = fieldId(form.id, path);
  const errors = errorsAt(form, path);
  const length = lengthOf(text, schema.facts);
  const isWrongLength = max !== undefined && (length > max || length < min);
  const isArticle = input === 'markdown';
  const set = (changed: string) => form.change([[path, changed]]);
  const field = useMarkedText(text, hasMarks ? facts : null, set);
  const { from, to } = field.selection;
  // Texts of the site are one line each.
  const clean = (typed: string) => (isArticle ? typed : typed.replace(/\s*\n\s*/g, ' '));
  function onBlur({ currentTarget, relatedTarget }: FocusEvent) {
    // A space at the end is wanted where something is about to be inserted.
    if (isArticle || currentTarget.closest('.side')?.contains(relatedTarget)) return;
    const tidy = keepInvisible(field.atFocus, text.trim());
    if (tidy !== text) set(tidy);
  }
  function onKeyDown(event: KeyboardEvent) {
    if (isArticle) onMarkdownKey(event, field.rewrite);
    else if (event.key === 'Enter') event.preventDefault();
  }
  function insert(changed: string) {
    // The dialog closes first, and gives the focus to its button.
    flushSync(() => setIsInserting(false));
    field.replace(changed);
  }
  return (
    <div className="side" data-missing={isMissing || undefined}>
      <label className="hint" htmlFor={id}>
        <span className="visually-hidden">{title}, </span>
        {norwegianName}
      </label>
      {isArticle && (
        <MarkdownTools what={`${title}, ${norwegianName}`} language={language} rewrite={field.rewrite} />
      )}
      <div className="text" lang={locale.slice(0, 2)}>
        {/* The same words behind the field: they give it its height, and its marks their ground. */}
        <div aria-hidden="true" data-long={isArticle || undefined}>
          {field.pieces.map(({ shown, mark }, index) =>
            // biome-ignore lint/suspicious/noArrayIndexKey: a piece is its place in the text
            mark ? <mark key={index}>{shown}</mark> : shown,
          )}
          {'\u200b'}
        </div>
        <textarea
          id={id}
          ref={field.area}
          data-language={language}
          rows={1}
          spellCheck
          value={field.shown}
          aria-invalid={errors.length > 0 || rest.isInvalid || undefined}
          aria-describedby={
            [describedBy({ id, errors }), rest.describedBy].filter(Boolean).join(' ') || undefined
          }
          onChange={(event) => field.onChange(event, clean)}
          onKeyDown={onKeyDown}
          onFocus={field.onFocus}
          onBlur={onBlur}
        />
      </div>
      <Explanation id={id} errors={errors} />
      {field.lost.length > 0 && (
        <p className="hint" role="status">
          En opplysning er tatt ut eller endret her, og hentes ikke lenger fra Firmaet. Du får den tilbake med
          «Sett inn …».
        </p>
      )}
      {isMissing && errors.length === 0 && <p className="error">Mangler på {norwegianName}</p>}
      {hasMarks && (
        <div className="side-tools">
          <Button onClick={() => setIsInserting(true)}>
            Sett inn …<span className="visually-hidden">{` i ${title}, ${norwegianName}`}</span>
          </Button>
          {text.trim() !== '' && (isWrongLength || length > (max ?? 0) * 0.85) && (
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
          names={
            schema.facts
              ? Object.keys(schema.facts)
              : allowedMarks(number !== undefined || schema.leavesEntry)
          }
          selected={field.selection.shown}
          onInsert={(name) => insert(`${text.slice(0, from)}{${name}}${text.slice(to)}`)}
          onTie={() => insert(toggleUnbroken(text, from, to))}
          onClose={() => setIsInserting(false)}
        />
      )}
    </div>
  );
}
