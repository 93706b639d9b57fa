interface FieldMessagesProps {
  id: string;
  hint?: string | undefined;
  errors?: readonly string[];
  warnings?: readonly string[];
}

/** The value of aria-describedby for these. */
export const fieldMessageIds = ({ id, hint, errors = [], warnings = [] }: FieldMessagesProps) =>
  [errors.length > 0 && `${id}-error`, warnings.length > 0 && `${id}-warning`, hint && `${id}-hint`]
    .filter(Boolean)
    .join(' ') || undefined;

export const FieldMessages = ({ id, hint, errors = [], warnings = [] }: FieldMessagesProps) => (
  <>
    {errors.length > 0 && (
      <p className="error" id={`${id}-error`}>
        {errors.join(' ')}
      </p>
    )}
    {warnings.length > 0 && (
      <p className="hint" id={`${id}-warning`}>
        {warnings.join(' ')}
      </p>
    )}
    {hint && (
      <p className="hint" id={`${id}-hint`}>
        {hint}
      </p>
    )}
  </>
);
