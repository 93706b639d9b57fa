import { type ReactNode, useId, useRef, useState } from 'react';
import { clockInOslo } from '../../../builder/time-in-oslo.ts';
import { isEqualJson } from '../../../common/json.ts';
import type { NewNotice } from '../../../server/desk/contract.ts';
import { Form, useField } from '../form/Form.tsx';
import { Parts } from '../form/SchemaField.tsx';
import { Section } from '../form/Section.tsx';
import { withoutNull } from '../form/schema.ts';
import { TranslatedField } from '../form/TranslatedField.tsx';
import { useLoaded } from '../store/documents.ts';
import { newNotice } from '../store/drafts.ts';
import { useOverview } from '../store/overview.ts';
import { request } from '../store/request.ts';
import { edit, submit } from '../store/saving.ts';
import { timeInWords } from '../text/format.ts';
import { Action } from '../ui/Action.tsx';
import { describedBy, Explanation } from '../ui/FieldMessages.tsx';
import { ViewHead } from '../ui/ViewHeader.tsx';

type NoticeTexts = Pick<NewNotice, 'no' | 'en'>;
type End = NewNotice['until'];

export function NoticeView() {
  const document = useLoaded('notice');
  const draft = useLoaded(newNotice);
  const { sentences, notice } = document.value;
  const { notice: own } = draft.value;
  const present = useRef<HTMLElement>(null);
  const { isOnline, liveNotice: shown } = useOverview();
  const live = notice && Date.parse(notice.until) > Date.now() ? notice : null;
  const out = live ?? shown;
  const ready = Object.entries(sentences).filter(([, { no, en }]) => no.trim() !== '' && en.trim() !== '');
  const { properties = {} } = document.schema;

  async function putOut(words: NoticeTexts, until: End) {
    await submit(newNotice, 'POST', '/notice', { ...words, until } satisfies NewNotice);
    if (words === own) edit(newNotice, () => ({ notice: { no: '', en: '' } }));
    present.current?.focus();
  }
  async function takeDown() {
    await request('DELETE', '/notice');
    present.current?.focus();
  }
  function status(): string {
    if (isEqualJson(live, shown)) return 'Ute nå';
    if (!isOnline) return 'Lagret. Vises når nettstedet er publisert første gang.';
    return live ? 'Ikke ute ennå' : 'Ikke tatt ned ennå';
  }

  return (
    <>
      <ViewHead
        title="Si fra til kundene"
        intro={`Én setning øverst på alle sidene. Den blir borte av seg selv. ${isOnline ? 'Den legges ut alene: Det du ellers arbeider med, venter.' : ''}`}
      />
      <section ref={present} tabIndex={-1} role="status" id="notice_notice" className="box">
        {!out && <p>Ingen melding er ute nå.</p>}
        {out && (
          <>
            <p className="hint">{status()}</p>
            <h2>{out.no}</h2>
            <p>{out.en ? `På engelsk: ${out.en}` : 'De som leser på engelsk, ser den på norsk.'}</p>
            <p>Blir borte av seg selv {timeInWords(out.until)}.</p>
          </>
        )}
        {live && <Action label="Ta ned nå" act={takeDown} />}
      </section>
      <Form document={draft}>
        {ready.map(([place, words]) => (
          <NoticeChoice key={place} title={words.no} putOut={(until) => putOut(words, until)}>
            <p className="hint">På engelsk: {words.en}</p>
          </NoticeChoice>
        ))}
        <NoticeChoice title="Skriv selv …" putOut={(until) => putOut(own, until)}>
          <TranslatedField
            schema={{
              ...withoutNull(properties.notice ?? {}),
              title: 'Setningen',
              description: 'Uten engelsk ser de som leser på engelsk, den norske setningen.',
            }}
            path={['notice']}
          />
        </NoticeChoice>
      </Form>
      <Form document={document}>
        <Section schema={properties.sentences ?? {}} path={['sentences']}>
          <Parts schema={properties.sentences ?? {}} path={['sentences']} />
        </Section>
      </Form>
    </>
  );
}

/** From then on a notice until tonight would be too short. */
const lateEvening = '21:00';

const ends: readonly (readonly [End, string])[] = [
  ['tonight', 'Til i kveld kl. 22'],
  ['day', 'Et døgn'],
  ['tomorrow', 'Til i morgen kveld kl. 22'],
];

interface NoticeChoiceProps {
  title: string;
  putOut: (until: End) => Promise<void>;
  children: ReactNode;
}

/** A sentence to put out, once asked how long it holds. */
function NoticeChoice({ title, putOut, children }: NoticeChoiceProps) {
  const { isOnline } = useOverview();
  const id = useId();
  const { errors } = useField({ schema: {}, path: ['notice', 'until'] });
  const isLate = clockInOslo(new Date()).time >= lateEvening;
  const [until, setUntil] = useState<End>(isLate ? 'day' : 'tonight');
  return (
    <details className="section" name="notice">
      <summary>
        <h2>{title}</h2>
      </summary>
      <div className="stack">
        {children}
        <fieldset aria-describedby={describedBy({ id, errors })}>
          <legend>Hvor lenge</legend>
          {ends
            .filter(([end]) => end !== 'tonight' || !isLate)
            .map(([end, words]) => (
              <label className="checkbox" key={end}>
                <input type="radio" name={id} checked={until === end} onChange={() => setUntil(end)} />
                {words}
              </label>
            ))}
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
    </details>
  );
}
