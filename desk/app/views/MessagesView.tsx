import { useState } from 'react';
import type { MailState, StoredMessage } from '../../../server/messages/stored-message.ts';
import { messageFields } from '../../../tables/message-fields.ts';
import { deleteMessage, markMessage, readOlder, useMessages } from '../store/messages.ts';
import { useFacts } from '../store/overview.ts';
import { answerAddress } from '../text/answer.ts';
import { timeInWords } from '../text/writing.ts';
import { Action } from '../ui/Action.tsx';
import { Details } from '../ui/Explanation.tsx';
import { ViewHead } from '../ui/ViewHead.tsx';
import './messages.css';

/** What visitors have written: new messages first, each with the ways to answer it. */
export function MessagesView() {
  const list = useMessages();
  // What is opened becomes read, and stays where it is until the view is left.
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set());
  const isNew = ({ id, isRead }: StoredMessage) => !isRead || opened.has(id);
  const messages = list?.messages.toSorted((one, other) => Number(isNew(other)) - Number(isNew(one)));
  return (
    <>
      <ViewHead title="Meldinger" />
      {list && <MailWords {...list.mail} />}
      {messages?.length === 0 && (
        <p>Ingen meldinger ennå. Det som skrives i skjemaet på nettstedet, kommer hit.</p>
      )}
      <ul className="messages">
        {messages?.map((message) => (
          <li key={message.id}>
            <Message message={message} onOpen={() => setOpened(new Set([...opened, message.id]))} />
          </li>
        ))}
      </ul>
      {list?.hasMore && <Action label="Vis eldre meldinger" act={readOlder} />}
    </>
  );
}

function Message({ message, onOpen }: { message: StoredMessage; onOpen: () => void }) {
  const { id, name, email, phone, isRead, isAssignment, receivedAt, language } = message;
  const facts = useFacts()(language);
  const sender = messageFields
    .filter((field) => field.name !== 'message')
    .map((field) => message[field.name]);
  const digits = phone.replace(/[^\d+]/g, '');
  return (
    <details
      onToggle={({ currentTarget }) => {
        if (!currentTarget.open || isRead) return;
        onOpen();
        void markMessage(id, { isRead: true });
      }}
    >
      <summary>
        {!isRead && <span className="count">Ny</span>} <strong>{name || email}</strong>{' '}
        {isAssignment && <span className="hint">Oppdrag</span>}
        <span className="hint">{timeInWords(receivedAt)}</span>
        <span className="first-words">{message.message}</span>
      </summary>
      <p className="whole">{message.message}</p>
      <p className="hint">{sender.filter(Boolean).join(' · ')}</p>
      <div className="actions">
        {digits && (
          <a className="primary" href={`tel:${digits}`}>
            Ring {phone}
          </a>
        )}
        <a className="secondary" href={answerAddress(message, facts.name ?? '')}>
          Svar på e-post
        </a>
        <Action
          label={isAssignment ? 'Ble ikke oppdrag' : 'Ble oppdrag'}
          act={() => markMessage(id, { isAssignment: !isAssignment })}
        />
        <Action
          label="Slett"
          ask={{ title: 'Slette meldingen?', text: 'Den blir borte herfra for godt.' }}
          act={() => deleteMessage(id)}
        />
      </div>
    </details>
  );
}

/** How messages reach the mailbox, and what is in the way. */
function MailWords({ to, lastSentAt, waiting, failure, withheld }: MailState) {
  if (to === null) {
    return (
      <p className="problems">Meldingene venter bare her: Det er ikke satt opp at de sendes på e-post.</p>
    );
  }
  return (
    <>
      <p>
        De sendes også til {to}. {lastSentAt && `Sist ${timeInWords(lastSentAt)}.`}{' '}
        {withheld > 0 && `${withheld} fra det siste døgnet er bare her, for det kom uvanlig mange.`}
      </p>
      {failure && (
        <div className="problems" role="alert">
          <p>
            {failure.message} {waiting} venter, og sendes når det går.
          </p>
          {failure.details && <Details text={failure.details} />}
        </div>
      )}
    </>
  );
}
