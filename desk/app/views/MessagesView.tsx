import { useRef, useState } from 'react';
import type { MailState, MessageList, StoredMessage } from '../../../server/messages/stored-message.ts';
import type { Language } from '../../../tables/languages.ts';
import { messageFields } from '../../../tables/message-fields.ts';
import { announceFailure } from '../store/announcements.ts';
import { readContentState, useAnswer, useFacts } from '../store/overview.ts';
import { request } from '../store/request.ts';
import { timeInWords } from '../text/writing.ts';
import { Action } from '../ui/Action.tsx';
import { Button } from '../ui/Button.tsx';
import { Details } from '../ui/Explanation.tsx';
import { ViewHead } from '../ui/View.tsx';

/** What visitors have written, each with the ways to answer it. */
export const MessagesView = () => (
  <>
    <ViewHead title="Meldinger" />
    <MessagePage />
  </>
);

/** The newest messages, or those before one: new ones first, and on demand the page of older ones. */
function MessagePage({ before }: { before?: string | undefined }) {
  const list = useAnswer<MessageList>(before ? `/messages?before=${before}` : '/messages', () => 30);
  // What is opened becomes read, and stays where it is until the view is left.
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set());
  const [showsOlder, setShowsOlder] = useState(false);
  if (!list) return null;
  const isNew = ({ id, isRead }: StoredMessage) => !isRead || opened.has(id);
  return (
    <>
      {!before && <MailWords {...list.mail} />}
      {list.messages.length === 0 && (
        <p>Ingen meldinger ennå. Det som skrives i skjemaet på nettstedet, kommer hit.</p>
      )}
      <ul ref={before ? focusFirst : undefined}>
        {list.messages
          .toSorted((one, other) => Number(isNew(other)) - Number(isNew(one)))
          .map((message) => (
            <li key={message.id}>
              <Message message={message} onOpen={() => setOpened(new Set([...opened, message.id]))} />
            </li>
          ))}
      </ul>
      {list.hasMore &&
        (showsOlder ? (
          <MessagePage before={list.messages.at(-1)?.id} />
        ) : (
          <Button variant="secondary" onClick={() => setShowsOlder(true)}>
            Vis eldre meldinger
          </Button>
        ))}
    </>
  );
}

/** The focus of the button that older messages were asked for with. */
const focusFirst = (list: HTMLElement | null) => list?.querySelector('summary')?.focus();

function Message({ message, onOpen }: { message: StoredMessage; onOpen: () => void }) {
  const { id, name, email, phone, isRead, isAssignment, receivedAt, language } = message;
  const facts = useFacts()(language);
  const digits = phone.replace(/[^\d+]/g, '');
  const sender = messageFields
    .filter((field) => field.name !== 'message')
    .map((field) => message[field.name]);
  const line = useRef<HTMLDetailsElement>(null);
  async function remove() {
    const next = line.current?.parentElement?.nextElementSibling;
    await request('DELETE', `/messages/${id}`);
    // The focus would be lost with the button; after the last message it goes to the heading.
    (next ?? document).querySelector<HTMLElement>('summary, h1')?.focus();
    await readContentState();
  }
  const mark = (changes: Partial<StoredMessage>) =>
    request('PUT', `/messages/${id}`, changes).then(readContentState);
  return (
    <details
      ref={line}
      className="section"
      onToggle={({ currentTarget }) => {
        if (!currentTarget.open || isRead) return;
        onOpen();
        void mark({ isRead: true }).catch(announceFailure);
      }}
    >
      <summary>
        {!isRead && <span className="count">Ny</span>} <strong>{name || email}</strong>{' '}
        {isAssignment && <span className="hint">Oppdrag</span>}
        <span className="hint">{timeInWords(receivedAt)}</span>
        <span className="first-words">{message.message}</span>
      </summary>
      <div className="stack">
        <p className="whole">{message.message}</p>
        <p className="hint">{sender.filter(Boolean).join(' · ')}</p>
        <div className="actions">
          {digits && (
            <a className="primary" href={`tel:${digits}`}>
              Ring {phone}
            </a>
          )}
          <a className="secondary" href={answerAddress(message, facts.name?.becomes ?? '')}>
            Svar på e-post
          </a>
          <Action
            label={isAssignment ? 'Ble ikke oppdrag' : 'Ble oppdrag'}
            act={() => mark({ isAssignment: !isAssignment })}
          />
          <Action
            label="Slett"
            ask={{ title: 'Slette meldingen?', text: 'Den blir borte herfra for godt.' }}
            act={remove}
          />
        </div>
      </div>
    </details>
  );
}

/** How messages reach the mailbox, and what is in the way. */
function MailWords({ to, lastSentAt, waiting, failure, withheld }: MailState) {
  if (to === null) {
    return (
      <p className="box problems">Meldingene venter bare her: Det er ikke satt opp at de sendes på e-post.</p>
    );
  }
  return (
    <>
      <p>
        Meldingene sendes også til {to}. {lastSentAt && `Sist ${timeInWords(lastSentAt)}.`}{' '}
        {withheld > 0 && `${withheld} fra det siste døgnet er bare her, for det kom uvanlig mange.`}
      </p>
      {failure && (
        <div className="box problems" role="alert">
          <p>
            {failure.message} {waiting} venter, og sendes når det går.
          </p>
          {failure.details && <Details text={failure.details} />}
        </div>
      )}
    </>
  );
}

const answerWords: Record<Language, (firm: string) => { subject: string; wrote: string }> = {
  no: (firm) => ({ subject: `Svar fra ${firm}`, wrote: 'Du skrev:' }),
  en: (firm) => ({ subject: `Answer from ${firm}`, wrote: 'You wrote:' }),
};

/** Programs for e-mail take addresses of about two thousand characters. */
const longestQuote = 1200;

/** The address that opens an e-mail to who wrote a message, with the message quoted, in its language. */
export function answerAddress(
  { email, message, language }: Pick<StoredMessage, 'email' | 'message' | 'language'>,
  firm: string,
): string {
  const { subject, wrote } = answerWords[language](firm);
  const isLong = message.length > longestQuote;
  const lines = `${message.slice(0, longestQuote)}${isLong ? ' …' : ''}`.split(/\r?\n/);
  const body = ['', '', wrote, ...lines.map((line) => `> ${line}`)].join('\r\n');
  return `mailto:${encodeURIComponent(email)}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
}
