import { type Ref, useId } from 'react';
import styles from './ContactForm.module.css';

interface ConsentBoxProps {
  ref: Ref<HTMLInputElement>;
  label: string;
  /** Whether the browser asks for it; scripts ask with a toast. */
  required: boolean;
  readOnly: boolean;
  error: string | undefined;
}

/** The consent that a message needs. It has no name, so it is never sent itself. */
export function ConsentBox({ ref, label, required, readOnly, error }: ConsentBoxProps) {
  const id = useId();
  return (
    <>
      <label className={styles.consent}>
        <input
          ref={ref}
          type="checkbox"
          required={required}
          // A checkbox has no such state of its own.
          onClick={(event) => readOnly && event.preventDefault()}
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
