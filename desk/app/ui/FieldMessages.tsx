interface ExplanationProps {
  id: string;
  hint?: string | undefined;
  errors?: readonly string[];
  remarks?: readonly string[];
}

/** The value of aria-describedby for these. */
export const describedBy = ({ id, hint, errors = [], remarks = [] }: ExplanationProps) =>
  [errors.length > 0 && `${id}-error`, remarks.length > 0 && `${id}-remark`, hint && `${id}-hint`]
    .filter(Boolean)
    .join(' ') || undefined;

export const Explanation = ({ id, hint, errors = [], remarks = [] }: ExplanationProps) => (
  <>
    {errors.length > 0 && (
      <p className="error" id={`${id}-error`}>
        {errors.join(' ')}
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
