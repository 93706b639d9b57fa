import { useRef, useState } from 'react';
import { mailLink } from '../../../common/format.ts';
import { messageFields } from '../../../common/message-fields.ts';
import { phoneLink } from '../../../common/phone.ts';
import type { MailState, MessageList, StoredMessage } from '../../../content-model/desk/stored-message.ts';
import { fittingMailLink } from '../../../src/contact/message-link.ts';
import { announceFailure } from '../store/announcements.ts';
import { refreshOverview } from '../store/loading.ts';
import { useGet } from '../store/overview.ts';
import { request } from '../store/request.ts';
import { formatTimeNb } from '../text/format.ts';
import { Action } from '../ui/Action.tsx';
import { Button } from '../ui/Button.tsx';
import { TechnicalDetails, ViewHeader } from '../ui/View.tsx';

export const MessagesView = () => (
  <>
    <ViewHeader title="Meldinger" />
    <MessagePage />
  </>
);

function MessagePage({ before }: { before?: string | undefined }) {
  const list = useGet<MessageList>(before ? `/messages?before=${before}` : '/messages', 30);
  const [showsOlder, setShowsOlder] = useState(false);
  if (!list) return null;
  return (
    <>
      {!before && <MailWords {...list.mail} />}
      {!before && list.unreadable.length > 0 && (
        <p className="box problems" role="alert">
          {list.unreadable.length === 1 ? 'Én melding' : `${list.unreadable.length} meldinger`} kan ikke
          vises, for dette er skadet: {list.unreadable.join(', ')}. Si fra til den som hjelper dere.
        </p>
      )}
      {list.messages.length === 0 && (
        <p>Ingen meldinger ennå. Det som skrives i skjemaet på nettstedet, kommer hit.</p>
      )}
      <ul ref={before ? focusFirst : undefined}>
        {list.messages.map((message) => (
          <li key={message.id}>
            <MessageItem {...message} />
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

/** Focuses the first of the older messages, since the button that showed them is gone. */
const focusFirst = (list: HTMLElement | null) => list?.querySelector('summary')?.focus();

/** A Norwegian number, or a foreign one with + or 00. Customers write words beside it. */
const phoneNumber =
  /(?:^[ -]?|[^\d+ -]|[^\d+][ -]|(?=\+))((?:\+|00 ?)(?!47)\d(?:[ ().-]*\d){6,13}|(?:(?:\+|00)?47[ .-]?)?(?!\d\d?\.\d\d?\.\d{4})\d(?:[ .-]?\d){7}(?!\d))/;

function MessageItem(message: StoredMessage) {
  const { id, name, email, isRead, isAssignment, receivedAt, refusal } = message;
  const isRefused = message.mail === 'refused';
  const phone = phoneNumber.exec(message.phone.replace(/[^\S\n]/g, ' '))?.[1];
  const call = phone && phoneLink(phone);
  const mobile = /^tel:(?:\+47|0047)?([49]\d{7})$/.exec(call ?? '')?.[1];
  const sender = messageFields
    .filter((field) => field.name !== 'message')
    .map((field) => message[field.name]);
  const line = useRef<HTMLDetailsElement>(null);
  async function remove() {
    const next = line.current?.parentElement?.nextElementSibling;
    await request('DELETE', `/messages/${id}`);
    // Without the button, the focus goes to the next message or the heading.
    (next ?? document).querySelector<HTMLElement>('summary, h1')?.focus();
    await refreshOverview();
  }
  async function mailAgain() {
    await request('POST', `/messages/${id}/mail`);
    // The button goes.
    line.current?.querySelector('summary')?.focus();
    await refreshOverview();
  }
  const mark = (changes: Partial<StoredMessage>) =>
    request('PUT', `/messages/${id}`, changes).then(refreshOverview);
  return (
    <details
      ref={line}
      className="section"
      name="message"
      onToggle={({ currentTarget }) => {
        if (currentTarget.open && !isRead) void mark({ isRead: true }).catch(announceFailure);
      }}
    >
      <summary>
        {!isRead && <span className="count">Ny</span>} <strong dir="auto">{name || email}</strong>{' '}
        {isAssignment && <span className="hint">Oppdrag</span>}
        {isRefused && <span className="hint">Ikke sendt på e-post</span>}
        <span className="hint">{formatTimeNb(receivedAt)}</span>
        <span className="first-words" dir="auto">
          {message.message}
        </span>
      </summary>
      <div className="stack">
        <p className="pre-wrap" dir="auto">
          {message.message}
        </p>
        <p className="hint">{sender.filter(Boolean).join(' · ')}</p>
        {isRefused && (
          <div className="box problems">
            <p>Ble ikke sendt på e-post: {refusal}</p>
            <Action label="Prøv igjen" onAction={mailAgain} />
          </div>
        )}
        <div className="actions">
          {call && (
            <a className="primary" href={call}>
              Ring {phone}
            </a>
          )}
          {mobile && (
            <a className="secondary" href={`sms:+47${mobile}`}>
              Svar med SMS
            </a>
          )}
          <a className="secondary" href={replyLink(message)}>
            Svar på e-post
          </a>
          <Action
            label={isAssignment ? 'Ble ikke oppdrag' : 'Ble oppdrag'}
            onAction={() => mark({ isAssignment: !isAssignment })}
          />
          <Action
            label="Slett"
            confirm={{
              title: `Slette meldingen fra ${name || email}?`,
              text: `«${firstWords(message.message)}» blir borte herfra for godt.`,
            }}
            onAction={remove}
          />
        </div>
      </div>
    </details>
  );
}

/** Opens a mail that quotes the message, in the language that the sender read. */
function replyLink({ email, language, message, receivedAt }: StoredMessage): string {
  const subject = language === 'no' ? 'Svar på meldingen din' : 'Reply to your message';
  return fittingMailLink(mailLink(email), subject, message, (text) => [
    '',
    '',
    `${formatTimeNb(receivedAt)}:`,
    ...text.split('\n').map((line) => `> ${line}`),
  ]).href;
}

const firstWords = (text: string) =>
  text.length > 80 ? `${text.slice(0, 80).replace(/\s+\S*$/, '')} …` : text;

function MailWords({ to, lastSentAt, waiting, failure, refused }: MailState) {
  if (to === null) {
    return (
      <p className="box problems">Meldingene venter bare her: Det er ikke satt opp at de sendes på e-post.</p>
    );
  }
  return (
    <>
      <p>
        Meldingene sendes også til {to}. {lastSentAt && `Sist ${formatTimeNb(lastSentAt)}.`}{' '}
        {refused > 0 && `${refused} ble ikke sendt på e-post, og er merket i listen.`}
      </p>
      {failure && (
        <div className="box problems" role="alert">
          <p>
            {failure.message} {waiting} venter, og sendes når det går.
          </p>
          {failure.details && <TechnicalDetails text={failure.details} />}
        </div>
      )}
    </>
  );
}
