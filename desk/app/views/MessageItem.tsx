import { useRef } from 'react';
import { mailLink } from '../../../common/format.ts';
import { messageFields } from '../../../common/message-fields.ts';
import { phoneLink } from '../../../common/phone.ts';
import type { StoredMessage } from '../../../content-model/desk/stored-message.ts';
import { messageLink } from '../../../src/contact/message-link.ts';
import { announceFailure, announceToScreenReader } from '../store/announcements.ts';
import { refreshOverview } from '../store/loading.ts';
import { request } from '../store/request.ts';
import { formatTimeNb } from '../text/format.ts';
import { Action } from '../ui/Action.tsx';
import { focusAfterWait } from '../ui/view-links.ts';

/** The first number in what a customer wrote, which may have words beside it. Any number has at most 15 digits. */
const phoneNumber = /\+?\d(?:[\s().-]*\d){7,14}/;

/** A message, closed until it is read, with what the owner can do with it. */
export function MessageItem(message: StoredMessage) {
  const { id, isRead, isAnswered, isAssignment, receivedAt, refusal } = message;
  const isRefused = message.mail === 'refused';
  const senderName = message.name || message.email;
  const marks = [
    isAnswered && 'Besvart',
    isAssignment && 'Oppdrag',
    isRefused && 'Ikke sendt på e-post',
    formatTimeNb(receivedAt),
  ];
  const phone = phoneNumber.exec(message.phone)?.[0];
  const call = phone && phoneLink(phone);
  const mobile = /^tel:(?:\+47|0047)?([49]\d{7})$/.exec(call ?? '')?.[1];
  const sender = messageFields.flatMap(({ name, kind }) => (kind === 'multiline' ? [] : [message[name]]));
  const line = useRef<HTMLDetailsElement>(null);
  async function remove() {
    // Without the button, the focus goes to the next message or the heading.
    const next = line.current?.closest('li')?.nextElementSibling;
    await request('DELETE', `/messages/${id}`);
    await refreshOverview();
    focusAfterWait((next ?? document).querySelector<HTMLElement>('summary, h1'));
  }
  async function mailAgain() {
    await request('POST', `/messages/${id}/mail`);
    // The button goes.
    focusAfterWait(line.current?.querySelector('summary'));
  }
  const mark = (changes: Partial<StoredMessage>) => request('PUT', `/messages/${id}`, changes);
  const markAnswered = () => void mark({ isAnswered: true }).catch(announceFailure);
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
        {!isRead && <span className="count">Ny</span>} <strong dir="auto">{senderName}</strong>
        <span className="hint">{marks.filter(Boolean).join(' · ')}</span>
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
            <a className="secondary" href={`sms:+47${mobile}`} onClick={markAnswered}>
              Svar med SMS
            </a>
          )}
          <a className="secondary" href={replyLink(message)} onClick={markAnswered}>
            Svar på e-post
          </a>
          <Action
            label={isAnswered ? 'Angre «Besvart»' : 'Besvart'}
            onAction={() =>
              mark({ isAnswered: !isAnswered }).then(() =>
                announceToScreenReader(isAnswered ? 'Ikke besvart' : 'Besvart'),
              )
            }
          />
          <Action
            label={isAssignment ? 'Angre «Ble oppdrag»' : 'Ble oppdrag: behold'}
            onAction={() => mark({ isAssignment: !isAssignment })}
          />
          <Action
            label="Slett"
            confirm={{
              title: `Slette meldingen fra ${senderName}?`,
              text: `«${firstWords(message.message)}» blir borte herfra for godt.`,
            }}
            onAction={remove}
          />
        </div>
      </div>
    </details>
  );
}

/** Opens a mail that quotes the beginning of the message, in the language that the sender read. */
function replyLink({ email, language, message, receivedAt }: StoredMessage): string {
  const subject = language === 'no' ? 'Svar på meldingen din' : 'Reply to your message';
  // Windows opens no link of more than 2,000 characters.
  const quoted = firstWords(message, 500)
    .split('\n')
    .map((line) => `> ${line}`);
  return messageLink(mailLink(email), subject, ['', '', `${formatTimeNb(receivedAt)}:`, ...quoted]);
}

const firstWords = (text: string, length = 80) =>
  text.length > length ? `${text.slice(0, length).replace(/\s+\S*$/, '')} …` : text;
