import { Button } from './Button.tsx';
import { goToPage, parseHash, useHash, useTap } from './view-links.ts';

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

export const FieldMessages = (props: FieldMessagesProps) => (
  <>
    {messagesOf(props).map(({ id, kind, words }) => (
      <p className={kind} id={id} key={id}>
        {words}
      </p>
    ))}
    <TapNote id={props.id} />
  </>
);

/** What a tap on the page tells of the field that it has opened. */
function TapNote({ id }: { id: string }) {
  const { field } = parseHash(useHash());
  const tap = useTap();
  if (!tap || field !== id) return null;
  const { note, link } = tap;
  const isOutside = link && !link.href.startsWith('#');
  return (
    <>
      {note && <p className="hint">{note}</p>}
      {link && isOutside && (
        <a href={link.href} target="_blank" rel="noreferrer">
          Gå til {link.title}
        </a>
      )}
      {link && !isOutside && <Button onClick={() => goToPage(link.href)}>Gå til siden {link.title}</Button>}
    </>
  );
}
