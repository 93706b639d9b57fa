import { useId } from 'react';
import styles from './Field.module.css';

interface FieldProps {
  name: string;
  label: string;
  /** Said in words behind the label, for fields that may stay empty. */
  hint?: string;
  /** Said under the field. */
  note?: string;
  type?: 'text' | 'email' | 'tel';
  autoComplete?: string;
  multiline?: boolean;
  required?: boolean;
  /** Held while the message is on its way: what is typed then would be neither sent nor kept. */
  readOnly?: boolean;
  error?: string | undefined;
}

/** One field of the form with its label, and its error tied to it for screen readers. */
export function Field({ label, hint, note, multiline, error, type = 'text', ...rest }: FieldProps) {
  const id = useId();
  const control = {
    ...rest,
    id,
    className: styles.control,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': error ? `${id}-error` : note && `${id}-note`,
  };
  return (
    <div className={styles.field}>
      <label htmlFor={id}>
        {label}
        {hint && <span className={styles.hint}> ({hint})</span>}
      </label>
      {multiline ? <textarea {...control} rows={6} /> : <input {...control} type={type} />}
      {note && (
        <p id={`${id}-note`} className={styles.hint}>
          {note}
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
