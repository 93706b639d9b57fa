import { type ChangeEvent, type KeyboardEvent, useState } from 'react';
import { withoutMark } from '../../../common/english.ts';
import { type Language, languageNames } from '../../../common/languages.ts';
import { useVariables } from '../store/overview.ts';
import { applyEdit, changedFacts, displayText, toSegments, withFacts } from '../text/variables.ts';
import { FieldMessages } from '../ui/FieldMessages.tsx';
import { ChangedFacts } from './ChangedFacts.tsx';
import { type FieldProps, type FieldState, OptionalNote, useField } from './Field.tsx';
import { GrowingText } from './GrowingText.tsx';
import { useLanguageSides } from './use-language-sides.ts';
import { WaitingEnglish } from './WaitingEnglish.tsx';

export function TranslatedField(props: FieldProps) {
  const { schema, number } = props;
  const { id, title, hint, errors, control } = useField(props, 'field');
  const shownSides = useLanguageSides(props);
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
            isAlone={shownSides.length === 1}
            whole={control}
          />
        ))}
      </div>
      <FieldMessages id={id} hint={hint} errors={errors} />
    </fieldset>
  );
}

interface LanguageFieldProps extends FieldProps {
  language: Language;
  title: string;
  /** The field has no other language beside it. */
  isAlone: boolean;
  /** Describes all languages together. */
  whole: FieldState['control'];
}

/** The facts that turn gray again wherever they are written out. */
const contacts = ['phone', 'email'];

const onOneLine = (typed: string) => typed.replace(/\s+/g, (space) => (space.includes('\n') ? ' ' : space));

function LanguageField({ language, path, schema, title, isAlone, whole }: LanguageFieldProps) {
  // All languages share one hint.
  const own = { ...schema, description: '' };
  const { id, count, errors, value, set, control } = useField({ schema: own, path });
  const written = String(value ?? '');
  const text = withoutMark(written);
  const isWaiting = text !== written;
  const variables = useVariables()(language);
  const { norwegianName } = languageNames[language];
  // Only texts with facts have a smallest length.
  const hasFacts = schema.min !== undefined;
  /** The text when the view was opened. */
  const [original] = useState(text);
  const segments = hasFacts ? toSegments(text, variables) : [{ display: text, variable: '' }];
  const describedBy = [control['aria-describedby'], whole['aria-describedby']].filter(Boolean).join(' ');

  function onChange({ target }: ChangeEvent<HTMLTextAreaElement>) {
    const typed = onOneLine(target.value);
    const cursor = onOneLine(target.value.slice(0, target.selectionEnd)).length;
    set(hasFacts ? applyEdit(segments, typed, cursor) : typed);
  }

  function onBlur() {
    const trimmed = text.trim();
    const known = path.includes('meta') ? [] : contacts;
    const left = hasFacts ? withFacts(trimmed, original, variables, known) : trimmed;
    if (left !== text) set(left);
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Enter') event.preventDefault();
  }

  return (
    <div className="language-column">
      <label className={isAlone ? 'visually-hidden' : 'hint'} htmlFor={id}>
        <span className="visually-hidden">{title}, </span>
        {norwegianName}
      </label>
      <GrowingText
        language={language}
        behind={segments.map(({ display, variable }, index) =>
          // biome-ignore lint/suspicious/noArrayIndexKey: a segment is its place in the text
          variable ? <mark key={index}>{display}</mark> : display,
        )}
        id={id}
        value={displayText(segments)}
        aria-invalid={control['aria-invalid'] || whole['aria-invalid']}
        aria-describedby={describedBy || undefined}
        onChange={onChange}
        onKeyDown={onKeyDown}
        onBlur={onBlur}
      />
      <FieldMessages id={id} count={count} errors={errors} />
      {isWaiting && (
        <WaitingEnglish id={id} name={`${title}, ${norwegianName}`} onConfirmed={() => set(text)} />
      )}
      {hasFacts && (
        <ChangedFacts
          fieldId={id}
          language={language}
          facts={changedFacts(original, text, variables)}
          onMoved={() => set(original)}
        />
      )}
    </div>
  );
}
