import { type FocusEvent, type KeyboardEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import { withoutMark } from '../../../common/english.ts';
import { getIn } from '../../../common/json.ts';
import { type Language, languageNames, locales } from '../../../common/languages.ts';
import { useOverview, useVariables } from '../store/overview.ts';
import { usedVariables, variableDetails } from '../text/variables.ts';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { FieldMessages } from '../ui/FieldMessages.tsx';
import { viewHref } from '../ui/view-links.ts';
import { type FieldProps, type FieldState, OptionalNote, useField } from './Field.tsx';
import { useLanguageSides } from './use-language-sides.ts';
import { useVariableText } from './use-variable-text.ts';
import { WaitingEnglish } from './WaitingEnglish.tsx';

export function TranslatedField(props: FieldProps) {
  const { schema, number } = props;
  const { form, id, title, hint, errors, control } = useField(props, 'field');
  const variables = useVariables()('no');
  const { overriddenFields } = useOverview();
  const shownSides = useLanguageSides(props);
  const names = usedVariables(shownSides.map((side) => getIn(form.value, side.path)).join(' '), variables);
  return (
    <fieldset id={id}>
      <legend className={number ? 'visually-hidden' : undefined}>
        {title}
        <OptionalNote schema={schema} />
      </legend>
      <div className="language-columns">
        {shownSides.map((side) => (
          <LanguageField
            key={side.language}
            {...side}
            title={title}
            number={number}
            isAlone={shownSides.length === 1}
            whole={control}
          />
        ))}
      </div>
      <FieldMessages id={id} hint={hint} errors={errors} />
      {variableDetails(names, variables).map(({ name, becomes, meaning, field }) => (
        <p className="hint" key={name}>
          {explainFact(becomes, meaning)}
          {field && !overriddenFields.includes(field) && (
            <>
              {' '}
              Endres under <a href={viewHref('company', [field])}>Firmaet</a>.
            </>
          )}
        </p>
      ))}
    </fieldset>
  );
}

function explainFact(becomes: string | null, meaning: string): string {
  if (becomes === null) return `«${meaning}» er ikke fylt ut, så dette vises ikke.`;
  return `«${becomes}» er ${meaning}.`;
}

interface LanguageFieldProps extends FieldProps {
  language: Language;
  title: string;
  /** The field has no other language beside it. */
  isAlone: boolean;
  /** Describes all languages together. */
  whole: FieldState['control'];
}

function LanguageField({ language, path, schema, title, number, isAlone, whole }: LanguageFieldProps) {
  // All languages share one hint.
  const own = { ...schema, description: '' };
  const { id, count, errors, value, set, control } = useField({ schema: own, path });
  const written = String(value ?? '');
  const text = withoutMark(written);
  const isWaiting = text !== written;
  const variables = useVariables()(language);
  const [isInserting, setIsInserting] = useState(false);
  const { norwegianName } = languageNames[language];
  // Only texts with variables have a smallest length.
  const hasVariables = schema.min !== undefined;
  // An entry of a list is left out when its fact is empty.
  const isAllowed = (fact: string) => number !== undefined || !variables[fact]?.optional;
  const allowed = Object.keys(variables).filter(isAllowed);
  const field = useVariableText(text, hasVariables ? variables : null, set);
  // The text is one line.
  const clean = (typed: string) => typed.replace(/\s+/g, (space) => (space.includes('\n') ? ' ' : space));
  const describedBy = [control['aria-describedby'], whole['aria-describedby']].filter(Boolean).join(' ');

  function onBlur({ currentTarget, relatedTarget }: FocusEvent) {
    // A variable that is about to be inserted may need the space at the end.
    if (currentTarget.closest('.language-column')?.contains(relatedTarget)) return;
    if (text !== text.trim()) set(text.trim());
    field.onLeave();
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Enter') event.preventDefault();
  }

  function insert(name: string) {
    // Closes the dialog first, because closing moves the focus.
    flushSync(() => setIsInserting(false));
    field.insertVariable(name);
  }

  return (
    <div className="language-column">
      <label className={isAlone ? 'visually-hidden' : 'hint'} htmlFor={id}>
        <span className="visually-hidden">{title}, </span>
        {norwegianName}
      </label>
      <div className="variable-text" lang={locales[language].tag.slice(0, 2)}>
        {/* The same words behind the field give it its height, and color its marks. */}
        <div aria-hidden="true">
          {field.segments.map(({ display, variable }, index) =>
            // biome-ignore lint/suspicious/noArrayIndexKey: a segment is its place in the text
            variable ? <mark key={index}>{display}</mark> : display,
          )}
          {'\u200b'}
        </div>
        <textarea
          id={id}
          ref={field.area}
          data-language={language}
          rows={1}
          spellCheck
          value={field.display}
          aria-invalid={control['aria-invalid'] || whole['aria-invalid']}
          aria-describedby={describedBy || undefined}
          onChange={(event) => field.onChange(event, clean)}
          onKeyDown={onKeyDown}
          onFocus={field.onFocus}
          onBlur={onBlur}
        />
      </div>
      <FieldMessages id={id} count={count} errors={errors} />
      {isWaiting && (
        <WaitingEnglish id={id} name={`${title}, ${norwegianName}`} onConfirmed={() => set(text)} />
      )}
      {field.hasLostVariable && (
        <p className="hint" role="status">
          En opplysning er tatt ut eller endret her, og hentes ikke lenger fra Firmaet.{' '}
          {/* Keeps the cursor in the text, as leaving it hides the button. */}
          <Button onMouseDown={(event) => event.preventDefault()} onClick={field.restoreVariable}>
            Sett den tilbake
          </Button>
        </p>
      )}
      {hasVariables && (
        <Button className="insert quiet" onClick={() => setIsInserting(true)}>
          Sett inn …<span className="visually-hidden">{` i ${title}, ${norwegianName}`}</span>
        </Button>
      )}
      {isInserting && (
        <Dialog title="Sett inn" onClose={() => setIsInserting(false)}>
          <p>En opplysning om firmaet står slik den er skrevet under Firmaet, og endres med den.</p>
          <ul className="row-list">
            {variableDetails(allowed, variables).map(({ name, meaning, becomes }) => (
              <li key={name}>
                <Button onClick={() => insert(name)}>{meaning}</Button>
                <span>{becomes ?? 'ikke fylt ut'}</span>
              </li>
            ))}
          </ul>
        </Dialog>
      )}
    </div>
  );
}
