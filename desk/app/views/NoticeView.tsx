import { type ReactNode, useId, useRef, useState } from 'react';
import { english } from '../../../common/english.ts';
import { isEqualJson } from '../../../common/json.ts';
import { formatDay } from '../../../common/languages.ts';
import { lastNoticeDay } from '../../../common/notice-days.ts';
import { clockInOslo, dayAfter, nextDayAt } from '../../../common/time-in-oslo.ts';
import type { NewNotice } from '../../../content-model/desk/contract.ts';
import { useField } from '../form/Field.tsx';
import { Form } from '../form/Form.tsx';
import { NestedFields } from '../form/SchemaField.tsx';
import { Section } from '../form/Sections.tsx';
import { TranslatedField } from '../form/TranslatedField.tsx';
import { updateDocument, useLoadedDocument } from '../store/documents.ts';
import { newNotice } from '../store/drafts.ts';
import { refreshOverview } from '../store/loading.ts';
import { useOverview } from '../store/overview.ts';
import { RequestError, request } from '../store/request.ts';
import { edit } from '../store/saving.ts';
import { withoutNull } from '../store/schema.ts';
import { formatTimeNb } from '../text/format.ts';
import { Action } from '../ui/Action.tsx';
import { FieldMessages, fieldMessageIds } from '../ui/FieldMessages.tsx';
import { ViewHeader } from '../ui/View.tsx';
import { focusAfterWait } from '../ui/view-links.ts';

type NoticeTexts = Pick<NewNotice, 'no' | 'en'>;

const none = 'Ingen beskjed er ute nå.';

export function NoticeView() {
  const { schema } = useLoadedDocument('notice');
  const sentences = useLoadedDocument('notice/sentences');
  const draft = useLoadedDocument(newNotice);
  const { notice: own } = draft.value;
  const present = useRef<HTMLElement>(null);
  const { isLive, liveNotice, savedNotice } = useOverview();
  const notice = savedNotice ?? liveNotice;
  const ready = Object.entries(sentences.value.sentences).filter(([, { no }]) => no.trim() !== '');
  const { sentences: list = {} } = sentences.schema.properties ?? {};

  async function putOut(words: NoticeTexts, until: string) {
    await postNotice({ ...words, until });
    await refreshOverview();
    // What was typed meanwhile stays.
    edit(newNotice, (draft) => (draft.notice === words ? { notice: { no: '', en: '' } } : draft));
    focusAfterWait(present.current);
  }
  async function takeDown() {
    await request('DELETE', '/notice');
    await refreshOverview();
    focusAfterWait(present.current);
  }
  function status(): string {
    if (isEqualJson(savedNotice, liveNotice)) return 'Ute nå';
    if (!isLive) return 'Lagret. Vises når nettstedet er publisert første gang.';
    return savedNotice ? 'Ikke ute ennå' : 'Ikke tatt ned ennå';
  }

  return (
    <>
      <ViewHeader
        title="Si fra til kundene"
        intro={`Én setning øverst på alle sidene. Den blir borte av seg selv. ${isLive ? 'Den legges ut alene: Det du ellers arbeider med, venter.' : ''}`}
      />
      {/* biome-ignore lint/a11y/useSemanticElements: Orca says the name of a group that gets the focus, but no words in it */}
      <section
        ref={present}
        tabIndex={-1}
        role="group"
        aria-label={notice ? `${status()}: ${notice.no}. ${endWords(notice.until)}` : none}
        id="notice_notice"
        className="box"
      >
        {!notice && <p>{none}</p>}
        {notice && (
          <>
            <p className="hint">{status()}</p>
            <h2>{notice.no}</h2>
            <p>{englishOf(notice)}</p>
            <p>{endWords(notice.until)}</p>
          </>
        )}
        {savedNotice && <Action label="Ta ned nå" onAction={takeDown} />}
      </section>
      <Form document={draft}>
        {ready.map(([place, words]) => (
          <NoticeChoice key={place} title={words.no} putOut={(until) => putOut(words, until)}>
            <p className="hint">{englishOf(words)}</p>
          </NoticeChoice>
        ))}
        <NoticeChoice title="Skriv selv …" putOut={(until) => putOut(own, until)}>
          <TranslatedField
            schema={{
              ...withoutNull(schema.properties?.notice ?? {}),
              title: 'Setningen',
              description: 'Uten engelsk ser de som leser på engelsk, den norske setningen.',
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

/** Puts out a notice. A refusal is shown at its fields, and thrown. */
async function postNotice(notice: NewNotice): Promise<void> {
  updateDocument(newNotice, { problems: [] });
  try {
    await request('POST', '/notice', notice);
  } catch (error) {
    if (!(error instanceof RequestError)) throw error;
    const problems = error.problems.map((problem) =>
      problem.document === 'notice' ? { ...problem, document: newNotice } : problem,
    );
    updateDocument(newNotice, { problems });
    throw new RequestError(error.status, { ...error, message: error.message, problems });
  }
}

function englishOf({ en }: { en: string | null }): string {
  const words = english(en ?? '');
  return words === null ? 'De som leser på engelsk, ser den på norsk.' : `På engelsk: ${words}`;
}

/** A notice that ends at midnight is shown for whole days. */
function endWords(until: string): string {
  const end = new Date(until);
  const isMidnight = clockInOslo(end).time === '00:00';
  const { day } = clockInOslo(new Date(end.getTime() - 1));
  return isMidnight
    ? `Vises til og med ${formatDay(day, 'no', dayStyle)}, og blir borte av seg selv.`
    : `Blir borte av seg selv ${formatTimeNb(until)}.`;
}

const dayStyle = { weekday: 'long', day: 'numeric', month: 'long' } as const;

/** From then on a notice until tonight would be too short. */
const lateEvening = '21:00';

/** Returns the ready ends, with their words. */
function endsFrom(now: Date): [string, string][] {
  const morning = formatDay(nextDayAt('06:00', now), 'no', dayStyle);
  const ends: [string, string][] = [
    ['morning', `Til kl. 06 ${morning}`],
    ['day', 'Et døgn'],
    ['tomorrow', 'Til i morgen kveld kl. 22'],
  ];
  return clockInOslo(now).time >= lateEvening ? ends : [['tonight', 'Til i kveld kl. 22'], ...ends];
}

const chosenDay = 'chosen';

interface NoticeChoiceProps {
  title: string;
  putOut: (until: string) => Promise<void>;
  children: ReactNode;
}

/** A sentence to put out, once asked how long it holds. */
function NoticeChoice({ title, putOut, children }: NoticeChoiceProps) {
  const { isLive } = useOverview();
  const id = useId();
  const { errors } = useField({ schema: {}, path: ['notice', 'until'] });
  const now = new Date();
  const { day: today } = clockInOslo(now);
  const ends = endsFrom(now);
  const [until, setUntil] = useState(ends[0]?.[0] ?? 'day');
  const [lastDay, setLastDay] = useState(dayAfter(today, 2));
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
              <input type="radio" name={id} checked={until === end} onChange={() => setUntil(end)} />
              {words}
            </label>
          ))}
          <div className="row">
            <label className="checkbox">
              <input
                type="radio"
                name={id}
                checked={until === chosenDay}
                onChange={() => setUntil(chosenDay)}
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
                setUntil(chosenDay);
                setLastDay(target.value);
              }}
            />
          </div>
          <FieldMessages id={id} errors={errors} />
        </fieldset>
        <div className="actions">
          <Action
            label={isLive ? 'Legg ut' : 'Lagre'}
            subject={title}
            variant="primary"
            onAction={() => putOut(until === chosenDay ? lastDay : until)}
          />
        </div>
      </div>
    </details>
  );
}
