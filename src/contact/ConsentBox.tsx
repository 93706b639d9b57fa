import { type Ref, useId } from 'react';
import styles from './ConsentBox.module.css';

interface ConsentBoxProps {
  ref: Ref<HTMLInputElement>;
  label: string;
  /** Whether the browser asks for it: scripts ask with a toast instead. */
  required: boolean;
  error: string | undefined;
}

/** The box that the visitor ticks before a message is sent. It has no name, so it is never sent itself. */
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
