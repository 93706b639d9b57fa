import { type FocusEvent, type KeyboardEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import { lengthOf } from '../../../schema/marks.ts';
import { type Language, languageNames, locales } from '../../../tables/languages.ts';
import { useFacts } from '../store/overview.ts';
import { allowedMarks } from '../text/marks.ts';
import { keepInvisible, toggleUnbroken } from '../text/unbroken.ts';
import { Button } from '../ui/Button.tsx';
import { Explanation } from '../ui/Explanation.tsx';
import { type FieldControl, type FieldProps, useField } from './form.ts';
import { InsertDialog } from './InsertDialog.tsx';
import { MarkdownTools, onMarkdownKey } from './MarkdownTools.tsx';
import { useMarkedText } from './use-marked-text.ts';

interface LanguageFieldProps extends FieldProps {
  language: Language;
  /** The name of the text, which completes the accessible name. */
  title: string;
  /** What is said of all languages together. */
  whole: FieldControl;
}

/** The text of one language, and what can be inserted into it. */
export function LanguageField({ language, path, schema, title, number, whole }: LanguageFieldProps) {
  const { id, errors, value, set, control } = useField({ schema: {}, path });
  const text = String(value ?? '');
  const facts = useFacts()(language);
  const [isInserting, setIsInserting] = useState(false);
  const { norwegianName } = languageNames[language];
  const { min = 0, max } = schema;
  // Plain words, which name no facts, have no shortest length.
  const hasMarks = schema.min !== undefined;
  const isArticle = schema.input === 'markdown';
  const length = lengthOf(text, schema.facts);
  const isWrongLength = max !== undefined && (length > max || length < min);
  const field = useMarkedText(text, hasMarks ? facts : null, set);
  const { from, to } = field.selection;
  // Texts of the site are one line each.
  const clean = (typed: string) => (isArticle ? typed : typed.replace(/\s*\n\s*/g, ' '));
  const describedBy = [control['aria-describedby'], whole['aria-describedby']].filter(Boolean).join(' ');

  function onBlur({ currentTarget, relatedTarget }: FocusEvent) {
    // A space at the end is wanted where something is about to be inserted.
    if (currentTarget.closest('.side')?.contains(relatedTarget)) return;
    const tidy = isArticle ? text : keepInvisible(field.atFocus, text.trim());
    if (tidy !== text) set(tidy);
    field.onLeave();
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
    <div className="side">
      <label className="hint" htmlFor={id}>
        <span className="visually-hidden">{title}, </span>
        {norwegianName}
      </label>
      {isArticle && (
        <MarkdownTools what={`${title}, ${norwegianName}`} language={language} rewrite={field.rewrite} />
      )}
      <div className="text" lang={locales[language].tag.slice(0, 2)}>
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
          aria-invalid={control['aria-invalid'] || whole['aria-invalid']}
          aria-describedby={describedBy || undefined}
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
      {max !== undefined && (
        <div className="side-tools">
          {hasMarks && (
            <Button onClick={() => setIsInserting(true)}>
              Sett inn …<span className="visually-hidden">{` i ${title}, ${norwegianName}`}</span>
            </Button>
          )}
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
          selected={field.selection.shown}
          onInsert={(name) => insert(`${text.slice(0, from)}{${name}}${text.slice(to)}`)}
          onTie={() => insert(toggleUnbroken(text, from, to))}
          onClose={() => setIsInserting(false)}
        />
      )}
    </div>
  );
}
