interface ExplanationProps {
  id: string;
  hint?: string | undefined;
  errors?: readonly string[] | undefined;
}

/** What aria-describedby names for a field that has these. */
export function describedBy({ id, hint, errors }: ExplanationProps): string | undefined {
  const ids = [...(errors?.length ? [`${id}-error`] : []), ...(hint ? [`${id}-hint`] : [])];
  return ids.length > 0 ? ids.join(' ') : undefined;
}

/** Why a field was not saved, and the hint under it. */
export function Explanation({ id, hint, errors }: ExplanationProps) {
  return (
    <>
      {errors?.length ? (
        <p className="error" id={`${id}-error`}>
          {errors.map(sentence).join(' ')}
        </p>
      ) : null}
      {hint ? (
        <p className="hint" id={`${id}-hint`}>
          {hint}
        </p>
      ) : null}
    </>
  );
}

/** Beside the name of a field that may stay empty. */
export function OptionalNote({ isOptional }: { isOptional: boolean | undefined }) {
  return isOptional ? <span className="optional"> valgfritt</span> : null;
}

/** A message with its first letter raised and a full stop. */
export function sentence(message: string): string {
  const raised = message.charAt(0).toLocaleUpperCase('nb') + message.slice(1);
  return /[.!?]$/.test(raised) ? raised : `${raised}.`;
}
