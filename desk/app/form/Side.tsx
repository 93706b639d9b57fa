import { useRef } from 'react';
import type { Schema } from '../../contract.ts';
import { describedBy, Explanation } from './Explanation.tsx';
import { useSurroundings } from './form-context.ts';
import { type Side as Language, sideNames, sideTags } from './languages.ts';
import { allowedMarks, lengthOf } from './marks.ts';
import { TextArea } from './TextArea.tsx';
import { keepInvisible, toggleUnbroken } from './unbroken.ts';

interface SideProps {
  id: string;
  language: Language;
  /** The name of the field, for those who hear it. */
  title: string;
  schema: Schema;
  value: string;
  errors: readonly string[];
  /** The ids of what is said of both languages. */
  describedBy: string | undefined;
  /** There is a text in the other language. */
  isTranslated: boolean;
  /** An entry of a list may name facts that can be empty. */
  isEntry: boolean;
  onChange: (value: string) => void;
}

/** One language of a text. */
export function Side(props: SideProps) {
  const { id, language, title, schema, value, errors, isTranslated, isEntry, onChange } = props;
  const { facts, saveNow, openTextTools, showInPage } = useSurroundings();
  const before = useRef(value);
  const box = useRef<HTMLDivElement>(null);
  const isArticle = schema.input === 'markdown';
  const isOfSite = schema.max !== undefined;
  const length = lengthOf(value, facts[language]);
  const { min = 1, max = Number.POSITIVE_INFINITY } = schema;
  const isMissing = value.trim() === '';
  const lacksEnglish = isMissing && isTranslated && language === 'en' && errors.length === 0;
  const showLength = !isMissing && (length > max * 0.85 || length < min);
  const area = () => box.current?.querySelector('textarea');

  const insert = (name: string) => {
    const { selectionStart: from = value.length, selectionEnd: to = value.length } = area() ?? {};
    onChange(`${value.slice(0, from)}{${name}}${value.slice(to)}`);
    area()?.focus();
  };
  function openTools() {
    const { selectionStart: from = 0, selectionEnd: to = 0 } = area() ?? {};
    const selected = value.slice(from, to).trim();
    const tie = () => {
      onChange(toggleUnbroken(value, from, to));
      area()?.focus();
    };
    const marks = allowedMarks(facts[language], isEntry);
    openTextTools({ marks, onChosen: insert, ...(/\s/.test(selected) && { selected, onTie: tie }) });
  }

  return (
    <div className="side" data-side={language} data-missing={lacksEnglish || undefined} ref={box}>
      <label htmlFor={id}>
        <span className="visually-hidden">{title}, </span>
        {sideNames[language]}
      </label>
      <TextArea
        id={id}
        lang={sideTags[language]}
        value={value}
        multiline={isArticle}
        spellCheck
        aria-invalid={errors.length > 0 || undefined}
        aria-describedby={
          [describedBy({ id, errors }), props.describedBy].filter(Boolean).join(' ') || undefined
        }
        onFocus={() => {
          before.current = value;
          showInPage(value, language);
        }}
        onChange={onChange}
        onBlur={() => {
          const kept = keepInvisible(before.current, value);
          if (kept !== value) onChange(kept);
          saveNow();
        }}
      />
      <Explanation id={id} errors={errors} />
      {lacksEnglish && <p className="missing">Engelsk mangler</p>}
      <div className="side-tools">
        {isOfSite && (
          <button type="button" className="insert" onClick={openTools}>
            Sett inn …
            <span className="visually-hidden">
              {' '}
              i {title}, {sideNames[language].toLowerCase()}
            </span>
          </button>
        )}
        {showLength && (
          <p className="length" data-over={length > max || length < min || undefined}>
            {length} av {length < min ? `minst ${min}` : max}
            <span className="visually-hidden"> tegn</span>
          </p>
        )}
      </div>
    </div>
  );
}
