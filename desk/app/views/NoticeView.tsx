import { type ReactNode, useId, useRef, useState } from 'react';
import type { KeyPath } from '../../../common/json.ts';
import { endOfDay, lastNoticeDay, readyEnds } from '../../../common/notice-days.ts';
import { clockInOslo, dayAfter } from '../../../common/time-in-oslo.ts';
import type { NewNotice, Problem } from '../../../content-model/desk/contract.ts';
import { useStore } from '../../../src/browser/store.ts';
import { useField } from '../form/Field.tsx';
import { Form } from '../form/Form.tsx';
import { NestedFields } from '../form/SchemaField.tsx';
import { Section } from '../form/Sections.tsx';
import { TranslatedField } from '../form/TranslatedField.tsx';
import { useLoadedDocument } from '../store/documents.ts';
import { setIn } from '../store/json.ts';
import { refreshOverview } from '../store/loading.ts';
import { useIsPublished, useOverview } from '../store/overview.ts';
import { type NoticeWords, ownNotice, writeOwnNotice } from '../store/own-notice.ts';
import { failureOf, request } from '../store/request.ts';
import { withoutNull } from '../store/schema.ts';
import { Action } from '../ui/Action.tsx';
import { FieldMessages, fieldMessageIds } from '../ui/FieldMessages.tsx';
import { ViewHeader } from '../ui/View.tsx';
import { focusAfterWait } from '../ui/view-links.ts';
import {
  EnglishOf,
  endOf,
  endWords,
  formatDayOfWeek,
  NoticeDetails,
  useNoticeStatus,
} from './PresentNotice.tsx';

const none = 'Ingen beskjed er ute nå.';

export function NoticeView() {
  const stored = useLoadedDocument('notice');
  const sentences = useLoadedDocument('notice/sentences');
  const own = useStore(ownNotice);
  const [problems, setProblems] = useState<readonly Problem[]>([]);
  const present = useRef<HTMLElement>(null);
  const notice = useOverview().notice;
  const status = useNoticeStatus();
  const ready = Object.entries(sentences.value.sentences).filter(([, { no }]) => no.trim() !== '');
  const { sentences: list = {} } = sentences.schema.properties ?? {};

  const document = { ...stored, value: { notice: own }, problems };
  const change = (path: KeyPath, part: unknown) => writeOwnNotice(setIn(document.value, path, part).notice);

  async function putOut(words: NoticeWords, until: string) {
    setProblems([]);
    try {
      await request('POST', '/notice', { ...words, until } satisfies NewNotice);
    } catch (error) {
      setProblems(failureOf(error).problems);
      throw error;
    }
    await refreshOverview();
    // What was typed meanwhile stays.
    if (ownNotice.read() === words) writeOwnNotice({ no: '', en: '' });
    focusAfterWait(present.current);
  }

  return (
    <>
      <ViewHeader
        title="Si fra"
        intro="Én setning til kundene, øverst på alle sidene. Den blir borte av seg selv."
      />
      {/* biome-ignore lint/a11y/useSemanticElements: Orca says the name of a group that gets the focus, but no words in it */}
      <section
        ref={present}
        tabIndex={-1}
        role="group"
        aria-label={notice ? `${status}: ${notice.no}. ${endWords(notice.until)}` : none}
        id="notice"
        className="box"
      >
        {notice ? (
          <NoticeDetails notice={notice} onTakenDown={() => focusAfterWait(present.current)} />
        ) : (
          <p>{none}</p>
        )}
      </section>
      <Form document={document} onChange={change}>
        {ready.map(([place, words]) => (
          <NoticeChoice key={place} title={words.no} putOut={(until) => putOut(words, until)}>
            <EnglishOf {...words} />
          </NoticeChoice>
        ))}
        <NoticeChoice title="Skriv selv …" presentEnd={notice?.until} putOut={(until) => putOut(own, until)}>
          <TranslatedField
            schema={{
              ...withoutNull(stored.schema.properties?.notice ?? {}),
              title: 'Setningen',
              description: '',
            }}
            path={['notice']}
          />
        </NoticeChoice>
      </Form>
      <Form document={sentences}>
        <Section schema={list} path={['sentences']}>
          <NestedFields schema={list} path={['sentences']} />
        </Section>
      </Form>
    </>
  );
}

/** From then on a notice until tonight would be too short. */
const lateEvening = '21:00';

type End = keyof ReturnType<typeof readyEnds> | 'kept' | 'chosen';

/** Returns the ready ends that are offered, with their words. */
function endsFrom(now: Date): [End, string][] {
  const morning = formatDayOfWeek(clockInOslo(readyEnds(now).morning).day);
  const ends: [End, string][] = [
    ['morning', `Til kl. 06 ${morning}`],
    ['day', 'Et døgn'],
    ['tomorrow', 'Til i morgen kveld kl. 22'],
  ];
  return clockInOslo(now).time >= lateEvening ? ends : [['tonight', 'Til i kveld kl. 22'], ...ends];
}

interface NoticeChoiceProps {
  title: string;
  /** The end of the notice that is out, which its new words may keep. */
  presentEnd?: string | undefined;
  putOut: (until: string) => Promise<void>;
  children: ReactNode;
}

/** A sentence to put out, once asked how long it holds. */
function NoticeChoice({ title, presentEnd, putOut, children }: NoticeChoiceProps) {
  const isPublished = useIsPublished();
  const id = useId();
  const { errors } = useField({ schema: {}, path: ['notice', 'until'] });
  const now = new Date();
  const { day: today } = clockInOslo(now);
  const kept: [End, string][] = presentEnd ? [['kept', `Som nå, ${endOf(presentEnd)}`]] : [];
  const ends = [...kept, ...endsFrom(now)];
  const [chosen, setChosen] = useState(ends[0]?.[0] ?? 'day');
  const [lastDay, setLastDay] = useState(dayAfter(today, 2));

  /** Empty for no day. The ready ends are those of the moment when it is put out. */
  function until(): string {
    if (chosen === 'kept') return presentEnd ?? '';
    if (chosen !== 'chosen') return readyEnds(new Date())[chosen].toISOString();
    return lastDay && endOfDay(lastDay).toISOString();
  }

  return (
    <details className="section" name="notice">
      <summary>
        <h2>{title}</h2>
      </summary>
      <div className="stack">
        {children}
        <fieldset aria-describedby={fieldMessageIds({ id, errors })}>
          <legend>Hvor lenge</legend>
          {ends.map(([end, words]) => (
            <label className="checkbox" key={end}>
              <input type="radio" name={id} checked={chosen === end} onChange={() => setChosen(end)} />
              {words}
            </label>
          ))}
          <div className="row">
            <label className="checkbox">
              <input
                type="radio"
                name={id}
                checked={chosen === 'chosen'}
                onChange={() => setChosen('chosen')}
              />
              Til og med
            </label>
            <input
              type="date"
              aria-label="Siste dag"
              min={today}
              max={lastNoticeDay(today)}
              value={lastDay}
              onChange={({ target }) => {
                setChosen('chosen');
                setLastDay(target.value);
              }}
            />
          </div>
          <FieldMessages id={id} errors={errors} />
        </fieldset>
        <div className="actions">
          <Action
            label={isPublished ? 'Legg ut' : 'Lagre'}
            subject={title}
            variant="primary"
            onAction={() => putOut(until())}
          />
        </div>
        {isPublished && <p className="hint">Går ut alene, med en gang.</p>}
      </div>
    </details>
  );
}
