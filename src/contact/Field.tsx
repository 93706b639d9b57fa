import { useId } from 'react';
import styles from './Field.module.css';

interface FieldProps {
  name: string;
  label: string;
  /** The word “optional” in the language of the page, shown after the label. */
  optional?: string;
  type?: 'text' | 'email' | 'tel';
  autoComplete?: string;
  multiline?: boolean;
  required?: boolean;
  /** True while the message is being sent: text typed then would be neither sent nor kept. */
  readOnly?: boolean;
  error?: string | undefined;
}

/** A form field with its label, and its error associated for screen readers. */
export function Field({ label, optional, multiline, error, type = 'text', ...rest }: FieldProps) {
  const id = useId();
  const control = {
    ...rest,
    id,
    className: styles.control,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': error ? `${id}-error` : undefined,
  };
  return (
    <div className={styles.field}>
      <label htmlFor={id}>
        {label}
        {optional && <span className={styles.optional}> ({optional})</span>}
      </label>
      {multiline ? <textarea {...control} rows={6} /> : <input {...control} type={type} />}
      {error && (
        <p id={`${id}-error`} className={styles.error}>
          {error}
        </p>
      )}
    </div>
  );
}
