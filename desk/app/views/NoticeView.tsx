import { type ReactNode, type RefObject, useRef, useState } from 'react';
import { clockInOslo } from '../../../builder/time-in-oslo.ts';
import type { Notice } from '../../../schema/notice.ts';
import type { NewNotice, NoticeState } from '../../../server/desk/contract.ts';
import { Parts } from '../form/Field.tsx';
import { Form, useField } from '../form/Form.tsx';
import { Section } from '../form/Group.tsx';
import { withoutNull } from '../form/schema.ts';
import { TranslatedField } from '../form/TranslatedField.tsx';
import type { OpenDocument, ValueOf } from '../store/documents.ts';
import { newNotice } from '../store/drafts.ts';
import { isSame } from '../store/json.ts';
import { useAnswer, useOverview } from '../store/overview.ts';
import { request } from '../store/request.ts';
import { edit, submit } from '../store/saving.ts';
import { timeInWords } from '../text/writing.ts';
import { Action } from '../ui/Action.tsx';
import { changeAndGoTo, fieldId } from '../ui/address.ts';
import { Button } from '../ui/Button.tsx';
import { Explanation } from '../ui/Explanation.tsx';
import { ViewHead } from '../ui/View.tsx';

type Words = Pick<NewNotice, 'no' | 'en'>;

interface NoticeViewProps {
  document: OpenDocument<ValueOf<'notice'>>;
  draft: OpenDocument<ValueOf<typeof newNotice>>;
}

/** The notice of the day: the one that is out, a sentence to pick or to write. */
export function NoticeView({ document, draft }: NoticeViewProps) {
  const { sentences, notice } = document.value;
  const { notice: own } = draft.value;
  const state = useAnswer<NoticeState>('/notice');
  const [opened, setOpened] = useState('');
  const present = useRef<HTMLElement>(null);
  const { isOnline } = useOverview();
  const live = notice && Date.parse(notice.until) > Date.now() ? notice : null;
  const ready = Object.entries(sentences).filter(([, { no, en }]) => no.trim() !== '' && en.trim() !== '');
  const { properties = {} } = document.schema;

  function change({ no, en }: Notice) {
    edit(newNotice, () => ({ notice: { no, en: en ?? '' } }));
    changeAndGoTo(fieldId(newNotice, ['notice', 'no']), () => setOpened('own'));
  }

  async function putOut(words: Words, until: string) {
    await submit(newNotice, 'POST', '/notice', { ...words, until } satisfies NewNotice);
    if (words === own) edit(newNotice, () => ({ notice: { no: '', en: '' } }));
    setOpened('');
    present.current?.focus();
  }

  const line = (place: string, title: string, words: Words, content: ReactNode) => (
    <li key={place}>
      <Button aria-expanded={opened === place} onClick={() => setOpened(opened === place ? '' : place)}>
        {title}
      </Button>
      {opened === place && (
        <NoticeChoice title={title} putOut={(until) => putOut(words, until)}>
          {content}
        </NoticeChoice>
      )}
    </li>
  );

  return (
    <>
      <ViewHead
        title="Si fra til kundene"
        intro={`Én setning øverst på alle sidene. Den blir borte av seg selv. ${isOnline ? 'Den legges ut alene: Det du ellers arbeider med, venter.' : ''}`}
      />
      {state && <PresentNotice ref={present} {...state} live={live} onChange={change} />}
      <Form document={draft}>
        <ul className="rows">
          {ready.map(([place, words]) =>
            line(place, words.no, words, <p className="hint">På engelsk: {words.en}</p>),
          )}
          {line(
            'own',
            'Skriv selv …',
            own,
            <TranslatedField
              schema={{
                ...withoutNull(properties.notice ?? {}),
                title: 'Setningen',
                description: 'Uten engelsk ser de som leser på engelsk, den norske setningen.',
              }}
              path={['notice']}
            />,
          )}
        </ul>
      </Form>
      <Form document={document}>
        <Section schema={properties.sentences ?? {}} path={['sentences']}>
          <Parts schema={properties.sentences ?? {}} path={['sentences']} />
        </Section>
      </Form>
    </>
  );
}

interface PresentNoticeProps {
  ref: RefObject<HTMLElement | null>;
  /** The one that is saved, unless it has ended. */
  live: Notice | null;
  /** What visitors see. */
  shown: Notice | null;
  onChange: (notice: Notice) => void;
}

/** The notice of now: whether visitors see it, until when, and the way to end or to change it. */
function PresentNotice({ ref, live, shown, onChange }: PresentNoticeProps) {
  const { isOnline } = useOverview();
  const notice = live ?? shown;

  async function takeDown() {
    await request('DELETE', '/notice');
    ref.current?.focus();
  }

  function status(): string {
    if (isSame(live, shown)) return 'Ute nå';
    if (!isOnline) return 'Lagret. Vises når nettstedet er publisert første gang.';
    return live ? 'Ikke ute ennå' : 'Ikke tatt ned ennå';
  }

  return (
    <section ref={ref} tabIndex={-1} role="status" id="notice_notice" className="box">
      {!notice && <p>Ingen melding er ute nå.</p>}
      {notice && (
        <>
          <p className="hint">{status()}</p>
          <h2>{notice.no}</h2>
        </>
      )}
      {live && (
        <>
          <p>{live.en ? `På engelsk: ${live.en}` : 'De som leser på engelsk, ser den på norsk.'}</p>
          <p>Blir borte av seg selv {timeInWords(live.until)}.</p>
          <div className="actions">
            <Action label="Ta ned nå" act={takeDown} />
            <Button variant="secondary" onClick={() => onChange(live)}>
              Endre
            </Button>
          </div>
        </>
      )}
    </section>
  );
}

/** From then on the evening is too near for a notice that holds until tonight. */
const lateEvening = '21:00';

const ends = {
  tonight: 'Til i kveld kl. 22',
  day: 'Et døgn',
  tomorrow: 'Til i morgen kveld kl. 22',
  '': 'Til et annet tidspunkt',
};

const scrollTo = (part: HTMLElement | null) => part?.scrollIntoView({ block: 'nearest' });

interface NoticeChoiceProps {
  title: string;
  putOut: (until: string) => Promise<void>;
  children: ReactNode;
}

/** What is asked before a notice is put out: how long it holds. */
function NoticeChoice({ title, putOut, children }: NoticeChoiceProps) {
  const { isOnline } = useOverview();
  const { id, errors, control } = useField({ schema: {}, path: ['notice', 'until'] });
  const isLate = clockInOslo(new Date()).time >= lateEvening;
  const [until, setUntil] = useState(isLate ? 'day' : 'tonight');
  const chosen = until in ends ? until : '';
  return (
    <div className="stack" ref={scrollTo}>
      {children}
      <fieldset id={id} aria-describedby={control['aria-describedby']}>
        <legend>Hvor lenge</legend>
        {Object.entries(ends)
          .filter(([end]) => end !== 'tonight' || !isLate)
          .map(([end, words]) => (
            <label className="checkbox" key={end}>
              <input type="radio" name="until" checked={chosen === end} onChange={() => setUntil(end)} />
              {words}
            </label>
          ))}
        {chosen === '' && (
          <input
            type="datetime-local"
            aria-label="Tidspunktet"
            value={until}
            onChange={({ target }) => setUntil(target.value)}
          />
        )}
        <Explanation id={id} errors={errors} />
      </fieldset>
      <div className="actions">
        <Action
          label={isOnline ? 'Legg ut' : 'Lagre'}
          what={title}
          variant="primary"
          act={() => putOut(until)}
        />
      </div>
    </div>
  );
}
