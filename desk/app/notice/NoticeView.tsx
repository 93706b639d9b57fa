import { type ReactNode, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Notice, NoticeFile } from '../../../schema/notice.ts';
import type { NewNotice, NoticeState } from '../../../server/desk/contract/notice.ts';
import { Field } from '../form/Field.tsx';
import { Form } from '../form/Form.tsx';
import { withoutNull } from '../form/schema.ts';
import { TranslatedField } from '../form/TranslatedField.tsx';
import type { OpenDocument } from '../store/documents.ts';
import { newNotice } from '../store/drafts.ts';
import { useAnswer, useOverview } from '../store/overview.ts';
import { edit, submit } from '../store/saving.ts';
import { Action } from '../ui/Action.tsx';
import { fieldId, goToField } from '../ui/address.ts';
import { Button } from '../ui/Button.tsx';
import { ViewHead } from '../ui/View.tsx';
import { NoticeChoice } from './NoticeChoice.tsx';
import { PresentNotice } from './PresentNotice.tsx';

type Words = Pick<NewNotice, 'no' | 'en'>;

/** The notice of the day: the one that is out, a sentence to pick or to write. */
export function NoticeView({ document, draft }: { document: OpenDocument; draft: OpenDocument }) {
  const { sentences, notice } = document.value as NoticeFile;
  const { notice: own } = draft.value as { notice: Words };
  const state = useAnswer<NoticeState>('/notice');
  const [opened, setOpened] = useState('');
  const present = useRef<HTMLElement>(null);
  const { isOnline } = useOverview();
  const live = notice && Date.parse(notice.until) > Date.now() ? notice : null;
  const ready = Object.entries(sentences).filter(([, { no, en }]) => no.trim() !== '' && en.trim() !== '');
  const { properties = {} } = document.schema;

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
              label={isOnline ? 'Legg ut' : 'Lagre'}
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
        intro={`Én setning øverst på alle sidene. Den blir borte av seg selv. ${isOnline ? 'Den legges ut alene: Det du ellers arbeider med, venter.' : ''}`}
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
    </>
  );
}
