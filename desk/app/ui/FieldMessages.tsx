interface FieldMessagesProps {
  id: string;
  hint?: string | undefined;
  errors?: readonly string[];
  remarks?: readonly unknown[];
}

/** The value of aria-describedby for these. */
export const fieldMessageIds = ({ id, hint, errors = [], remarks = [] }: FieldMessagesProps) =>
  [errors.length > 0 && `${id}-error`, remarks.length > 0 && `${id}-remark`, hint && `${id}-hint`]
    .filter(Boolean)
    .join(' ') || undefined;

export const FieldMessages = ({ id, hint, errors = [], remarks = [] }: FieldMessagesProps) => (
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
