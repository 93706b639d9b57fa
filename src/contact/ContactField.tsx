import { type FocusEvent, useId } from 'react';
import type { MessageFieldRow as FormField } from '../../common/message-fields.ts';
import { interpolate } from '../../common/variables.ts';
import type { LinkedText } from '../page-data/linked-text.ts';
import type { Texts } from '../page-data/types.ts';
import { TextWithLinks } from '../ui/TextWithLinks.tsx';
import styles from './ContactForm.module.css';
import type { Fault } from './contact-message.ts';

interface ContactFieldProps {
  field: FormField;
  texts: Texts['contact']['form'];
  hint: LinkedText | undefined;
  length: number;
  /** The text with which the page begins a message. */
  beginning?: string | undefined;
  /** True while sending, because text typed then would be lost. */
  readOnly: boolean;
  fault: Fault | undefined;
}

/** The share of the maximum from which the number of characters shows. */
const countedFrom = 0.9;

export function ContactField({ field, texts, hint, length, beginning, readOnly, fault }: ContactFieldProps) {
  const { kind, maxLength, ...rest } = field;
  const id = useId();
  const error = fault && faultText(texts, field, fault);
  const isCounted = length >= maxLength * countedFrom;
  const described = [hint && !error && 'hint', isCounted && 'count', error && 'error'].filter(Boolean);
  const control = {
    ...rest,
    id,
    readOnly,
    className: styles.control,
    'aria-invalid': Boolean(error),
    'aria-describedby': described.map((part) => `${id}-${part}`).join(' ') || undefined,
  };
  return (
    <div className={`stack ${styles.field}`}>
      <label key={texts[field.name]} htmlFor={id}>
        {texts[field.name]}
        {!field.required && <span className={styles.optional}> ({texts.optional})</span>}
      </label>
      {kind === 'multiline' ? (
        <textarea {...control} rows={6} defaultValue={beginning} onFocus={placeCaret} />
      ) : (
        <input {...control} type={kind} />
      )}
      {hint && <TextWithLinks id={`${id}-hint`} className={styles.hint} text={hint} />}
      {isCounted && (
        <p id={`${id}-count`} className={styles.hint}>
          {interpolate(texts.count, { count: length, most: maxLength })}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className={styles.error}>
          {error}
        </p>
      )}
    </div>
  );
}

/** Places the caret after the text with which the page has begun a message. */
function placeCaret({ currentTarget: field }: FocusEvent<HTMLTextAreaElement>): void {
  const { value, defaultValue } = field;
  if (value === defaultValue) field.setSelectionRange(value.length, value.length);
}

/** Only a required field is missing. */
function faultText(texts: Texts['contact']['form'], field: FormField, fault: Fault): string | undefined {
  const { errors } = texts;
  if (fault === 'tooLong')
    return interpolate(errors.tooLong, { field: texts[field.name], most: field.maxLength });
  if (fault === 'invalid') return errors.email.invalid;
  return field.required ? errors[field.name].missing : undefined;
}
