import { type MouseEvent, type Ref, useId } from 'react';
import styles from './ContactForm.module.css';

interface ConsentBoxProps {
  ref: Ref<HTMLInputElement>;
  label: string;
  /** Whether the browser validates it; scripts show a toast instead. */
  required: boolean;
  readOnly: boolean;
  error: string | undefined;
}

/** The consent that a message needs. It has no name, so it is never sent itself. */
export function ConsentBox({ ref, label, required, readOnly, error }: ConsentBoxProps) {
  const id = useId();
  // A checkbox has no read-only state of its own.
  const onClick = (event: MouseEvent) => {
    if (readOnly) event.preventDefault();
  };
  return (
    <>
      <label className={styles.consent}>
        <input
          ref={ref}
          type="checkbox"
          required={required}
          onClick={onClick}
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
