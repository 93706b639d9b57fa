interface FieldMessagesProps {
  id: string;
  hint?: string | undefined;
  /** How many characters are used, such as «78 av 100 tegn». */
  count?: string;
  errors?: readonly string[];
}

const messagesOf = ({ id, hint = '', count = '', errors = [] }: FieldMessagesProps) =>
  [
    { id: `${id}-error`, kind: 'error', words: errors.join(' ') },
    { id: `${id}-count`, kind: 'hint', words: count },
    { id: `${id}-hint`, kind: 'hint', words: hint },
  ].filter(({ words }) => words !== '');

/** The value of aria-describedby for these. */
export const fieldMessageIds = (props: FieldMessagesProps) =>
  messagesOf(props)
    .map(({ id }) => id)
    .join(' ') || undefined;

export const FieldMessages = (props: FieldMessagesProps) =>
  messagesOf(props).map(({ id, kind, words }) => (
    <p className={kind} id={id} key={id}>
      {words}
    </p>
  ));
