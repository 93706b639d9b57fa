import { useStore } from '../../../src/browser/store.ts';
import { useOverview } from '../store/overview.ts';
import { tappedLink, useAddress } from './view-links.ts';

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
  const { view, field, beside } = useAddress();
  const link = useStore(tappedLink);
  const { documents } = useOverview();
  if (beside === null || field !== id) return null;
  return (
    <>
      {view !== beside && view !== 'helper' && (
        <p className="hint">{whereElse(view, documents.find((document) => document.id === view)?.title)}</p>
      )}
      {link?.field === id && link.href && (
        <a href={link.href} target={link.href.startsWith('#') ? undefined : '_blank'} rel="noreferrer">
          Gå til {link.title}
        </a>
      )}
    </>
  );
}

/** Where else the words of a document show than on the page beside it. */
function whereElse(document: string, title = ''): string {
  if (document === 'company') return 'Det du endrer her, endres på alle sider.';
  return document === 'shared' ? 'Dette står på flere sider.' : `Dette står under ${title}.`;
}
