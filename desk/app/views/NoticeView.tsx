import { type ReactNode, useId, useRef, useState } from 'react';
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

type NoticeTexts = Pick<NewNotice, 'no' | 'en'>;

const none = 'Ingen beskjed er ute nå.';

export function NoticeView() {
  const { schema } = useLoadedDocument('notice');
  const sentences = useLoadedDocument('notice/sentences');
  const draft = useLoadedDocument(newNotice);
  const { notice: own } = draft.value;
  const present = useRef<HTMLElement>(null);
  const notice = useOverview().notice;
  const status = useNoticeStatus();
  const ready = Object.entries(sentences.value.sentences).filter(([, { no }]) => no.trim() !== '');
  const { sentences: list = {} } = sentences.schema.properties ?? {};

  async function putOut(words: NoticeTexts, until: string) {
    await postNotice({ ...words, until });
    await refreshOverview();
    // What was typed meanwhile stays.
    edit(newNotice, (draft) => (draft.notice === words ? { notice: { no: '', en: '' } } : draft));
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
        id="notice_notice"
        className="box"
      >
        {notice ? (
          <NoticeDetails notice={notice} onTakenDown={() => focusAfterWait(present.current)} />
        ) : (
          <p>{none}</p>
        )}
      </section>
      <Form document={draft}>
        {ready.map(([place, words]) => (
          <NoticeChoice key={place} title={words.no} putOut={(until) => putOut(words, until)}>
            <EnglishOf {...words} />
          </NoticeChoice>
        ))}
        <NoticeChoice title="Skriv selv …" presentEnd={notice?.until} putOut={(until) => putOut(own, until)}>
          <TranslatedField
            schema={{
              ...withoutNull(schema.properties?.notice ?? {}),
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

/** From then on a notice until tonight would be too short. */
const lateEvening = '21:00';

/** Returns the ready ends, with their words. */
function endsFrom(now: Date): [string, string][] {
  const morning = formatDayOfWeek(nextDayAt('06:00', now));
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
  /** The end of the notice that is out, which its new words may keep. */
  presentEnd?: string | undefined;
  putOut: (until: string) => Promise<void>;
  children: ReactNode;
}

/** A sentence to put out, once asked how long it holds. */
function NoticeChoice({ title, presentEnd, putOut, children }: NoticeChoiceProps) {
  const { isLive } = useOverview();
  const id = useId();
  const { errors } = useField({ schema: {}, path: ['notice', 'until'] });
  const now = new Date();
  const { day: today } = clockInOslo(now);
  const kept: [string, string][] = presentEnd ? [['kept', `Som nå, ${endOf(presentEnd)}`]] : [];
  const ends = [...kept, ...endsFrom(now)];
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
        {isLive && <p className="hint">Går ut alene, med en gang.</p>}
      </div>
    </details>
  );
}
