import { type ReactNode, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Notice, NoticeFile } from '../../../schema/notice.ts';
import type { NewNotice, NoticeState } from '../../contract/notice.ts';
import { Field } from '../form/Field.tsx';
import { Form } from '../form/Form.tsx';
import { withoutNull } from '../form/form.ts';
import { TranslatedField } from '../form/TranslatedField.tsx';
import type { OpenDocument } from '../store/documents.ts';
import { newNotice } from '../store/drafts.ts';
import { readContentState, useAnswer, useOverview } from '../store/overview.ts';
import { edit, submit } from '../store/saving.ts';
import { Action } from '../ui/Action.tsx';
import { fieldId, goToField } from '../ui/address.ts';
import { Button } from '../ui/Button.tsx';
import { ViewHead } from '../ui/ViewHead.tsx';
import { NoticeChoice } from './NoticeChoice.tsx';
import { NoticeLog } from './NoticeLog.tsx';
import { PresentNotice } from './PresentNotice.tsx';

type Words = Pick<NewNotice, 'no' | 'en'>;

/** The notice of the day: the one that is out, a sentence to pick or to write, and what was out before. */
export function NoticeView({ document, draft }: { document: OpenDocument; draft: OpenDocument }) {
  const { sentences, notice } = document.value as NoticeFile;
  const { notice: own } = draft.value as { notice: Words };
  const state = useAnswer<NoticeState>('/notice', ({ isBusy, failure }) => (isBusy || failure ? 1 : 0));
  const [opened, setOpened] = useState('');
  const present = useRef<HTMLElement>(null);
  const { isOnline, isOnServer } = useOverview();
  const isAlone = isOnServer && isOnline;
  const live = notice && Date.parse(notice.until) > Date.now() ? notice : null;
  // Two may say the same while they are written.
  const ready = Object.entries(sentences).filter(([, { no, en }]) => no.trim() !== '' && en.trim() !== '');
  const { properties = {} } = document.schema;

  // biome-ignore lint/correctness/useExhaustiveDependencies: what has gone online is an edition
  useEffect(() => void readContentState(), [state?.isBusy]);

  function change({ no, en }: Notice) {
    edit(newNotice, () => ({ notice: { no, en: en ?? '' } }));
    flushSync(() => setOpened('own'));
    goToField(fieldId(newNotice, ['notice', 'no']));
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
        <NoticeChoice
          action={(until) => (
            <Action
              label={isAlone ? 'Legg ut' : 'Lagre'}
              what={title}
              variant="primary"
              act={() => putOut(words, until)}
            />
          )}
        >
          {content}
        </NoticeChoice>
      )}
    </li>
  );

  return (
    <>
      <ViewHead
        title="Si fra til kundene"
        intro={`Én setning øverst på alle sidene. Den blir borte av seg selv. ${isAlone ? 'Den legges ut alene: Det du ellers arbeider med, venter.' : ''}`}
      />
      {state && <PresentNotice ref={present} {...{ live, state }} onChange={change} />}
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
        <Field schema={properties.sentences ?? {}} path={['sentences']} />
      </Form>
      {state && <NoticeLog log={state.log} />}
    </>
  );
}
