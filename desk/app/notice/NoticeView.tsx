import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Notice, NoticeFile } from '../../../schema/notice.ts';
import type { NoticeState } from '../../contract/notice.ts';
import type { Overview } from '../../contract/overview.ts';
import { Field } from '../form/Field.tsx';
import { Form } from '../form/Form.tsx';
import type { OpenDocument } from '../store/documents.ts';
import { readContentState, useAnswer } from '../store/overview.ts';
import { fieldId, goToField } from '../ui/address.ts';
import { ViewHead } from '../ui/ViewHead.tsx';
import { NoticeLog } from './NoticeLog.tsx';
import { OwnNotice, ReadyNotice } from './new-notice.tsx';
import { PresentNotice } from './PresentNotice.tsx';
import './notice.css';

interface NoticeViewProps {
  document: OpenDocument;
  overview: Overview;
}

/** The notice of the day: the one that is out, a sentence to pick or to write, and what was out before. */
export function NoticeView({ document, overview }: NoticeViewProps) {
  const { sentences, notice } = document.value as NoticeFile;
  const state = useAnswer<NoticeState>('/notice', ({ isBusy, failure }) => isBusy || failure !== null);
  const [opened, setOpened] = useState('');
  const [changed, setChanged] = useState<Notice | null>(null);
  const present = useRef<HTMLElement>(null);
  const { isOnline, isOnServer } = overview;
  const isAlone = isOnServer && isOnline;
  const live = notice && Date.parse(notice.until) > Date.now() ? notice : null;
  // Two may say the same while they are written.
  const ready = Object.entries(sentences).filter(([, { no, en }]) => no.trim() !== '' && en.trim() !== '');
  const toggle = (name: string) => setOpened(opened === name ? '' : name);
  function change(notice: Notice) {
    flushSync(() => {
      setChanged(notice);
      setOpened('own');
    });
    goToField(fieldId('notice', ['notice', 'no']));
  }
  const putOut = {
    label: isAlone ? 'Legg ut' : 'Lagre',
    onDone: () => {
      setOpened('');
      setChanged(null);
      present.current?.focus();
    },
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: what has gone online is an edition
  useEffect(() => void readContentState(), [state?.isBusy]);

  return (
    <>
      <ViewHead
        title="Si fra til kundene"
        intro={`Én setning øverst på alle sidene. Den blir borte av seg selv. ${isAlone ? 'Den legges ut alene: Det du ellers arbeider med, venter.' : ''}`}
      />
      {state && (
        <PresentNotice
          ref={present}
          {...{ live, state, isAlone }}
          onChange={change}
          onTakenDown={() => present.current?.focus()}
          willBeAlone={isOnServer}
        />
      )}
      <ul className="notices">
        {ready.map(([place, sentence]) => (
          <li key={place}>
            <ReadyNotice {...{ sentence, putOut }} isOpen={opened === place} onToggle={() => toggle(place)} />
          </li>
        ))}
        <li>
          <OwnNotice
            key={changed?.from}
            {...{ putOut, changed }}
            schema={document.schema}
            isOpen={opened === 'own'}
            onToggle={() => toggle('own')}
          />
        </li>
      </ul>
      <Form document={document}>
        <Field schema={document.schema.properties?.sentences ?? {}} path={['sentences']} />
      </Form>
      {state && <NoticeLog log={state.log} />}
    </>
  );
}
