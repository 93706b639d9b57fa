import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { maxListedMessages } from '../../../content-model/desk/contract.ts';
import type { MailState, MessageList, StoredMessage } from '../../../content-model/desk/stored-message.ts';
import { announceToScreenReader } from '../store/announcements.ts';
import { useGet } from '../store/overview.ts';
import { request } from '../store/request.ts';
import { formatTimeNb } from '../text/format.ts';
import { Action } from '../ui/Action.tsx';
import { Button } from '../ui/Button.tsx';
import { ViewHeader } from '../ui/View.tsx';
import { focusAfterWait } from '../ui/view-links.ts';
import { deleteMessages, MessageItem, senderOf } from './MessageItem.tsx';
import './messages.css';

const perPage = 50;

export function MessagesView() {
  const [search, setSearch] = useState('');
  const [limit, setLimit] = useState(perPage);
  /** The ids of the ticked messages, while several are chosen. */
  const [ticked, setTicked] = useState<ReadonlySet<string> | null>(null);
  const query = new URLSearchParams({ search, limit: String(limit) });
  const list = useGet<MessageList>(`/messages?${query}`, 30);
  const items = useRef<HTMLUListElement>(null);
  const firstOlder = useRef<number>(null);
  const shown = list?.messages ?? [];

  useEffect(() => {
    // The button that showed the older messages may be gone.
    if (firstOlder.current === null || shown.length <= firstOlder.current) return;
    items.current?.querySelectorAll('summary')[firstOlder.current]?.focus();
    firstOlder.current = null;
  }, [shown.length]);

  function find(words: string) {
    setSearch(words);
    setLimit(perPage);
    setTicked((current) => current && new Set());
  }

  function showOlder() {
    firstOlder.current = shown.length;
    setLimit(limit + perPage);
  }

  function tick(id: string, isTicked: boolean) {
    const next = new Set(ticked);
    if (isTicked) next.add(id);
    else next.delete(id);
    setTicked(next);
  }

  return (
    <>
      <ViewHeader title="Meldinger" />
      {list && (
        <>
          <MailWords {...list.mail} />
          <UnreadableFiles names={list.unreadable} />
          {(list.found > 0 || list.search !== '') && <SearchForm onSearch={find} />}
          <p role="status" className="found">
            {list.search !== '' && describeFound(list)}
          </p>
          {list.found === 0 && list.search === '' && (
            <p>Ingen meldinger ennå. Det som skrives i skjemaet på nettstedet, kommer hit.</p>
          )}
          {ticked ? (
            <DeletionBar
              ticked={shown.filter(({ id }) => ticked.has(id))}
              onTickAll={() => setTicked(new Set(shown.map(({ id }) => id)))}
              onEnd={() => setTicked(null)}
            />
          ) : (
            shown.length > 1 && <Button onClick={() => setTicked(new Set())}>Velg flere</Button>
          )}
          <ul ref={items}>
            {shown.map((message) => (
              <li key={message.id} className="message">
                {ticked && (
                  <label className="checkbox">
                    <input
                      type="checkbox"
                      checked={ticked.has(message.id)}
                      onChange={({ target }) => tick(message.id, target.checked)}
                    />
                    <span className="visually-hidden">{`Velg meldingen fra ${senderOf(message)}`}</span>
                  </label>
                )}
                <MessageItem {...message} />
              </li>
            ))}
          </ul>
          {list.found > limit && limit < maxListedMessages && (
            <Button variant="secondary" onClick={showOlder}>
              Vis eldre meldinger
            </Button>
          )}
          {list.found > limit && limit >= maxListedMessages && (
            <p>Her vises de {maxListedMessages} nyeste. Søk med ord fra en eldre melding for å finne den.</p>
          )}
        </>
      )}
    </>
  );
}

function describeFound({ found, search }: MessageList): string {
  if (found === 0) return `Ingen meldinger har «${search}».`;
  return `${found === 1 ? 'Én melding' : `${found} meldinger`} har «${search}».`;
}

function SearchForm({ onSearch }: { onSearch: (words: string) => void }) {
  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    onSearch(String(new FormData(event.currentTarget).get('search')).trim());
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: Safari 16 does not know <search>
    <form role="search" className="message-search" onSubmit={submit}>
      <label htmlFor="message-search">Søk i navn og tekster</label>
      <input
        id="message-search"
        type="search"
        name="search"
        maxLength={200}
        // Emptied by its own button, it shows all again.
        onChange={({ target }) => target.value === '' && onSearch('')}
      />
      <Button type="submit" variant="secondary">
        Søk
      </Button>
    </form>
  );
}

interface DeletionBarProps {
  ticked: readonly StoredMessage[];
  onTickAll: () => void;
  onEnd: () => void;
}

/** The bar with which the ticked messages are deleted. It stays in the window above a long list. */
function DeletionBar({ ticked, onTickAll, onEnd }: DeletionBarProps) {
  const count = ticked.length === 1 ? '1 melding' : `${ticked.length} meldinger`;
  const unread = ticked.filter(({ isRead }) => !isRead).length;
  async function remove() {
    await deleteMessages(ticked.map(({ id }) => id));
    focusAfterWait(document.querySelector('h1'));
    onEnd();
    announceToScreenReader(`${count} er slettet.`);
  }
  return (
    <div className="deletion-bar actions">
      <span role="status">{ticked.length} valgt</span>
      <Button onClick={onTickAll}>Velg alle</Button>
      <Action
        label="Slett"
        disabled={ticked.length === 0}
        confirm={{
          title: `Slette ${count}?`,
          text: `Det som er valgt, blir borte herfra for godt.${unread > 0 ? ` Ikke lest: ${unread}.` : ''}`,
        }}
        onAction={remove}
      />
      <Button onClick={onEnd}>Avbryt</Button>
    </div>
  );
}

const UnreadableFiles = ({ names }: { names: readonly string[] }) =>
  names.length > 0 && (
    <p className="box problems" role="alert">
      {names.length === 1 ? 'Én melding' : `${names.length} meldinger`} kan ikke vises, for dette er skadet:{' '}
      {names.join(', ')}. Si fra til den som hjelper dere.
    </p>
  );

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
        <div className="box problems">
          <p role="alert">
            {waiting} venter på å bli sendt på e-post. Siste forsøk: {failure}
          </p>
          <Action label="Prøv igjen" onAction={() => request('POST', '/messages/mail')} />
        </div>
      )}
    </>
  );
}
