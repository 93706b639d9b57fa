import { type Ref, useId } from 'react';
import type { messageFields } from '../../tables/message-fields.ts';
import styles from './ContactForm.module.css';

type FieldProps = (typeof messageFields)[number] & {
  label: string;
  /** The word “optional” in the page's language. */
  optional: string | undefined;
  hint: string | undefined;
  /** True while sending: text typed then would be neither sent nor kept. */
  readOnly: boolean;
  error: string | undefined;
};

/** A form field with its label, its hint and its error. */
export function Field({ label, optional, hint, kind, error, ...rest }: FieldProps) {
  const id = useId();
  const control = {
    ...rest,
    id,
    className: styles.control,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': error ? `${id}-error` : hint ? `${id}-hint` : undefined,
  };
  return (
    <div className={`stack ${styles.field}`}>
      <label key={label} htmlFor={id}>
        {label}
        {optional && <span className={styles.optional}> ({optional})</span>}
      </label>
      {kind === 'multiline' ? <textarea {...control} rows={6} /> : <input {...control} type={kind} />}
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
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

interface ConsentBoxProps {
  ref: Ref<HTMLInputElement>;
  label: string;
  /** Whether the browser asks for it; scripts ask with a toast. */
  required: boolean;
  error: string | undefined;
}

/** The consent that a message needs. It has no name, so it is never sent itself. */
export function ConsentBox({ ref, label, required, error }: ConsentBoxProps) {
  const id = useId();
  return (
    <>
      <label className={styles.consent}>
        <input
          ref={ref}
          type="checkbox"
          required={required}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? id : undefined}
        />
        <span>{label}</span>
      </label>
      {error && (
        <p id={id} className={styles.error}>
          {error}
        </p>
      )}
    </>
  );
}
