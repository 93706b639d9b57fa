import {
  type ChangeEvent,
  type ClipboardEvent,
  type FocusEvent,
  type KeyboardEvent,
  type SyntheticEvent,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import { getIn } from '../../../common/json.ts';
import { type Language, languageCodes, languageNames, locales } from '../../../common/languages.ts';
import type { VariableTexts } from '../../../server/desk/contract.ts';
import { useVariables } from '../store/overview.ts';
import {
  breakPoint,
  pasteList,
  type RewriteSelection,
  type TextSelection,
} from '../text/markdown-commands.ts';
import {
  allowedVariables,
  applyEdit,
  commonEnds,
  displayText,
  toSegments,
  usedVariables,
  variableDetails,
} from '../text/variables.ts';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { FieldMessages } from '../ui/FieldMessages.tsx';
import { viewHref } from '../ui/view-links.ts';
import { ArticleTools } from './ArticleTools.tsx';
import { type FieldProps, type FieldState, OptionalNote, useField } from './Form.tsx';
import { withoutNull } from './schema.ts';

export function TranslatedField(props: FieldProps) {
  const { schema, path, number } = props;
  const { form, id, title, hint, errors, control } = useField(props, 'field');
  const variables = useVariables()('no');
  const sides = languageCodes.map((language) => ({
    language,
    path: form.isBilingual ? [language, ...path] : [...path, language],
    schema: form.isBilingual ? schema : withoutNull(schema.properties?.[language] ?? {}),
  }));
  const names = usedVariables(sides.map((side) => getIn(form.value, side.path)).join(' '), variables);
  return (
    <fieldset id={id}>
      <legend className={number ? 'visually-hidden' : undefined}>
        {title}
        <OptionalNote schema={schema} />
      </legend>
      <div className="language-columns">
        {sides.map((side) => (
          <LanguageField key={side.language} {...side} {...{ title, number }} whole={control} />
        ))}
      </div>
      <FieldMessages id={id} hint={hint} errors={errors} />
      {variableDetails(names, variables).map(({ name, becomes, meaning }) => (
        <p className="hint" key={name}>
          {explainFact(becomes, meaning)} Endres under <a href={viewHref('company')}>Firmaet</a>.
        </p>
      ))}
    </fieldset>
  );
}

function explainFact(becomes: string | null, meaning: string): string {
  if (becomes === null) return `«${meaning}» er ikke fylt ut, så dette vises ikke.`;
  if (becomes === '') return `Dette vises fordi dere har krysset av for ${meaning}.`;
  return `«${becomes}» er ${meaning}.`;
}

interface LanguageFieldProps extends FieldProps {
  language: Language;
  /** Completes the accessible name. */
  title: string;
  /** Describes all languages together. */
  whole: FieldState['control'];
}

function LanguageField({ language, path, schema, title, number, whole }: LanguageFieldProps) {
  const { id, errors, warnings, value, set, control } = useField({ schema: {}, path });
  const text = String(value ?? '');
  const variables = useVariables()(language);
  const [isInserting, setIsInserting] = useState(false);
  const { norwegianName } = languageNames[language];
  // Texts that cannot name facts have no shortest length.
  const hasVariables = schema.min !== undefined;
  const isArticle = schema.input === 'article';
  const field = useVariableText(text, hasVariables ? variables : null, set);
  // All texts but articles are one line.
  const clean = (typed: string) => (isArticle ? typed : typed.replace(/\s*\n\s*/g, ' '));
  const describedBy = [control['aria-describedby'], whole['aria-describedby']].filter(Boolean).join(' ');

  function onBlur({ currentTarget, relatedTarget }: FocusEvent) {
    // A mark about to be inserted may need the space at the end.
    if (currentTarget.closest('.language-column')?.contains(relatedTarget)) return;
    if (!isArticle && text !== text.trim()) set(text.trim());
    field.onLeave();
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter') return;
    if (!isArticle) event.preventDefault();
    else if (!event.shiftKey && !event.nativeEvent.isComposing) field.replaceDefault(event, breakPoint);
  }

  function onPaste(event: ClipboardEvent) {
    const pasted = event.clipboardData.getData('text/plain');
    if (isArticle) field.replaceDefault(event, (now) => pasteList(now, pasted));
  }

  function insert(name: string) {
    // A closing dialog moves the focus, so it goes first.
    flushSync(() => setIsInserting(false));
    field.insertVariable(name);
  }

  return (
    <div className="language-column">
      <label className="hint" htmlFor={id}>
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
      <FieldMessages {...{ id, errors, warnings }} />
      {field.hasLostVariable && (
        <p className="hint" role="status">
          En opplysning er tatt ut eller endret her, og hentes ikke lenger fra Firmaet.{' '}
          {/* Keeps the cursor in the text, as leaving it hides the button. */}
          <Button onMouseDown={(event) => event.preventDefault()} onClick={field.putBack}>
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
            {variableDetails(
              schema.variables
                ? Object.keys(schema.variables)
                : allowedVariables(variables, number !== undefined),
              variables,
            ).map(({ name, meaning, becomes }) => (
              <li key={name}>
                <Button onClick={() => insert(name)}>{meaning}</Button>
                <span>{becomes === '' ? 'krysset av' : (becomes ?? 'ikke fylt ut')}</span>
              </li>
            ))}
          </ul>
        </Dialog>
      )}
    </div>
  );
}

/** Shows what the marks of a text become, while the text keeps them; without `facts` it has none. */
function useVariableText(text: string, variables: VariableTexts | null, set: (text: string) => void) {
  const area = useRef<HTMLTextAreaElement>(null);
  const [atFocus, setAtFocus] = useState('');
  const inSegments = (all: string) =>
    variables ? toSegments(all, variables) : [{ display: all, variable: '' }];
  const segments = inSegments(text);
  const display = displayText(segments);
  // The text for each wording shown: the browser's undo restores only the wording.
  const known = useRef(new Map<string, string>());

  // Whether a mark has become words or disappeared since the cursor came.
  const hasLostVariable =
    variables !== null &&
    usedVariables(atFocus, variables).some((name) => !usedVariables(text, variables).includes(name));
  const whole = useRef(text);

  function onChange({ target }: ChangeEvent<HTMLTextAreaElement>, clean: (typed: string) => string) {
    known.current.set(display, text);
    if (!hasLostVariable) whole.current = text;
    const typed = clean(target.value);
    const cursor = clean(target.value.slice(0, target.selectionEnd)).length;
    set(known.current.get(typed) ?? applyEdit(segments, typed, cursor));
  }

  /** Changes the text as typing would, so that the browser can undo it. */
  function replace(next: string) {
    const after = displayText(inSegments(next));
    const { current } = area;
    known.current.set(display, text).set(after, next);
    current?.focus();
    if (!current || current.value === after) return set(next);
    const { start, same } = commonEnds(current.value, after);
    current.setSelectionRange(start, current.value.length - same);
    const typed = after.slice(start, after.length - same);
    // Deprecated, but nothing else keeps the browser's undo.
    if (document.execCommand(typed === '' ? 'delete' : 'insertText', false, typed)) return;
    current.setRangeText(typed);
    current.dispatchEvent(new Event('input', { bubbles: true }));
  }

  function selected(): TextSelection {
    const { value = text, selectionStart: from = 0, selectionEnd: to = 0 } = area.current ?? {};
    return { text: value, from, to };
  }

  const rewrite: RewriteSelection = (change) => {
    const next = change(selected());
    replace(next.text);
    area.current?.setSelectionRange(next.from, next.to);
  };

  /** Changes the text instead of what the browser would do, unless the change is null. */
  function replaceDefault(event: SyntheticEvent, change: (now: TextSelection) => TextSelection | null) {
    const next = change(selected());
    if (!next) return;
    event.preventDefault();
    rewrite(() => next);
  }

  return {
    area,
    segments,
    display,
    hasLostVariable,
    /** Restores the text from before it lost a mark. */
    putBack: () => replace(whole.current),
    onFocus: () => setAtFocus(text),
    onLeave: () => setAtFocus(''),
    onChange,
    rewrite,
    replaceDefault,
    /** Replaces the selection with a mark. */
    insertVariable: (name: string) => {
      const { text: now, from, to } = selected();
      const variable = `{${name}}`;
      replace(applyEdit(segments, now.slice(0, from) + variable + now.slice(to), from + variable.length));
    },
  };
}
