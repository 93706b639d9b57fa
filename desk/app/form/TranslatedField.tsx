import { type ClipboardEvent, type FocusEvent, type KeyboardEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import { withoutMark } from '../../../common/english.ts';
import { getIn, isEqualJson } from '../../../common/json.ts';
import {
  defaultLanguage,
  type Language,
  languageCodes,
  languageNames,
  locales,
} from '../../../common/languages.ts';
import { useStore } from '../../../src/browser/store.ts';
import { showsEnglish, useOverview, useVariables } from '../store/overview.ts';
import { withoutNull } from '../store/schema.ts';
import { continueList, pasteList } from '../text/markdown-commands.ts';
import { usedVariables, variableDetails } from '../text/variables.ts';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { FieldMessages } from '../ui/FieldMessages.tsx';
import { changeAndGoTo, fieldId, parseHash, useHash, viewHref } from '../ui/view-links.ts';
import { ArticleTools } from './ArticleTools.tsx';
import { type FieldProps, type FieldState, OptionalNote, useField } from './Field.tsx';
import { useVariableText } from './use-variable-text.ts';

export function TranslatedField(props: FieldProps) {
  const { schema, path, number } = props;
  const { form, id, title, hint, errors, control } = useField(props, 'field');
  const variables = useVariables()('no');
  const { overriddenFields } = useOverview();
  const sides = languageCodes.map((language) => ({
    language,
    path: form.isBilingual ? [language, ...path] : [...path, language],
    schema: form.isBilingual ? schema : withoutNull(schema.properties?.[language] ?? {}),
  }));
  const isEnglishShown = useStore(showsEnglish) || schema.showsEveryLanguage;
  const { field: linkedField } = parseHash(useHash());
  const shownSides = sides.filter((side) => {
    const isProblem = form.problems.some((problem) => isEqualJson(problem.path, side.path));
    const isLinked = linkedField === fieldId(form.id, side.path);
    return side.language === defaultLanguage || isEnglishShown || isProblem || isLinked;
  });
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
  const isArticle = schema.input === 'article';
  // An entry of a list is left out when its fact is empty.
  const isAllowed = (fact: string) => number !== undefined || !variables[fact]?.optional;
  const allowed = Object.keys(variables).filter(isAllowed);
  const field = useVariableText(text, hasVariables ? variables : null, set);
  // All texts but articles are one line.
  const clean = (typed: string) =>
    isArticle ? typed : typed.replace(/\s+/g, (space) => (space.includes('\n') ? ' ' : space));
  const describedBy = [control['aria-describedby'], whole['aria-describedby']].filter(Boolean).join(' ');

  function onBlur({ currentTarget, relatedTarget }: FocusEvent) {
    // A variable that is about to be inserted may need the space at the end.
    if (currentTarget.closest('.language-column')?.contains(relatedTarget)) return;
    if (!isArticle && text !== text.trim()) set(text.trim());
    field.onLeave();
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter') return;
    if (!isArticle) event.preventDefault();
    else if (!event.shiftKey && !event.nativeEvent.isComposing) field.replaceDefault(event, continueList);
  }

  function onPaste(event: ClipboardEvent) {
    const pasted = event.clipboardData.getData('text/plain');
    if (isArticle) field.replaceDefault(event, (now) => pasteList(now, pasted));
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
      {isArticle && <ArticleTools what={`${title}, ${norwegianName}`} rewrite={field.rewrite} />}
      <div className="variable-text" lang={locales[language].tag.slice(0, 2)}>
        {/* The same words behind the field give it its height, and color its marks. */}
        <div aria-hidden="true" data-long={isArticle || undefined}>
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
          onPaste={onPaste}
          onFocus={field.onFocus}
          onBlur={onBlur}
        />
      </div>
      <FieldMessages id={id} count={count} errors={errors} />
      {isWaiting && (
        <p className="actions">
          <span className="hint">Venter: det norske er endret. Til da står det norske der.</span>
          <Button
            className="quiet"
            aria-label={`Fortsatt riktig: ${title}, ${norwegianName}`}
            onClick={() => changeAndGoTo(id, () => set(text))}
          >
            Fortsatt riktig
          </Button>
        </p>
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
