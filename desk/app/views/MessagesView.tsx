import { type SubmitEvent, useState } from 'react';
import { maxListedMessages } from '../../../content-model/desk/contract.ts';
import type { MailState, MessageList } from '../../../content-model/desk/stored-message.ts';
import { useGet } from '../store/overview.ts';
import { request } from '../store/request.ts';
import { formatTimeNb } from '../text/format.ts';
import { Action } from '../ui/Action.tsx';
import { Button } from '../ui/Button.tsx';
import { ViewHeader } from '../ui/View.tsx';
import { MessageItem } from './MessageItem.tsx';
import './messages.css';

/** Fewer messages are found by a look at the list. */
const searchedFrom = 20;

export function MessagesView() {
  const [search, setSearch] = useState('');
  const list = useGet<MessageList>(`/messages?${new URLSearchParams({ search })}`, 30);
  return (
    <>
      <ViewHeader title="Meldinger" />
      {list && (
        <>
          <MailWords {...list.mail} />
          <UnreadableFiles names={list.unreadable} />
          {(list.found >= searchedFrom || list.search !== '') && <SearchForm onSearch={setSearch} />}
          <p role="status" className="found">
            {list.search !== '' && `${list.found} treff på «${list.search}».`}
          </p>
          {list.found === 0 && list.search === '' && <p>Ingen meldinger ennå.</p>}
          <ul>
            {list.messages.map((message) => (
              <li key={message.id}>
                <MessageItem {...message} />
              </li>
            ))}
          </ul>
          {list.found > maxListedMessages && <p>Her vises de {maxListedMessages} nyeste.</p>}
        </>
      )}
    </>
  );
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
        // Emptied by its own button, it shows all again.
        onChange={({ target }) => target.value === '' && onSearch('')}
      />
      <Button type="submit" variant="secondary">
        Søk
      </Button>
    </form>
  );
}

const UnreadableFiles = ({ names }: { names: readonly string[] }) =>
  names.length > 0 && (
    <p className="box problems" role="alert">
      Dette er skadet, og kan ikke vises: {names.join(', ')}. Si fra til den som hjelper dere.
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
