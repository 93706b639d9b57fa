import { sentence } from '../text/writing.ts';

interface ExplanationProps {
  id: string;
  hint?: string | undefined;
  errors?: readonly string[];
  remarks?: readonly string[];
}

/** What aria-describedby names for a field that has these. */
export const describedBy = ({ id, hint, errors = [], remarks = [] }: ExplanationProps) =>
  [errors.length > 0 && `${id}-error`, remarks.length > 0 && `${id}-remark`, hint && `${id}-hint`]
    .filter(Boolean)
    .join(' ') || undefined;

/** Why a field was not saved, what is remarked on it, and the hint under it. */
export const Explanation = ({ id, hint, errors = [], remarks = [] }: ExplanationProps) => (
  <>
    {errors.length > 0 && (
      <p className="error" id={`${id}-error`}>
        {errors.map(sentence).join(' ')}
      </p>
    )}
    {remarks.length > 0 && (
      <p className="hint" id={`${id}-remark`}>
        {remarks.join(' ')}
      </p>
    )}
    {hint && (
      <p className="hint" id={`${id}-hint`}>
        {hint}
      </p>
    )}
  </>
);

/** What a program says of a failure. */
export const Details = ({ text }: { text: string | undefined }) => (
  <details>
    <summary>For den som hjelper deg</summary>
    <pre>{text}</pre>
  </details>
);
