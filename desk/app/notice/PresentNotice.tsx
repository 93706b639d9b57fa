import type { Ref } from 'react';
import type { Notice } from '../../../schema/notice.ts';
import type { NoticeState } from '../../contract/notice.ts';
import { isSame } from '../store/json.ts';
import { request } from '../store/request.ts';
import { timeInOslo } from '../text/writing.ts';
import { Action } from '../ui/Action.tsx';
import { addressOf } from '../ui/address.ts';
import { Button } from '../ui/Button.tsx';
import { Details } from '../ui/Explanation.tsx';

interface PresentNoticeProps {
  ref: Ref<HTMLElement>;
  /** The one that is saved, unless it has ended. */
  live: Notice | null;
  state: NoticeState;
  /** It goes online by itself; `willBeAlone` once the site is published. */
  isAlone: boolean;
  willBeAlone: boolean;
  onChange: (notice: Notice) => void;
  onTakenDown: () => void;
}

/** The notice of now: whether visitors see it, until when, and the way to end or to change it. */
export function PresentNotice({ ref, live, state, ...rest }: PresentNoticeProps) {
  const { isAlone, willBeAlone, onChange, onTakenDown } = rest;
  const { shown, isBusy, failure } = state;
  const notice = live ?? shown;
  const isOut = isSame(live, shown);
  return (
    <section ref={ref} tabIndex={-1} role="status" id="notice_notice" className="notice-now">
      {!notice && <p>Ingen melding er ute nå.</p>}
      {notice && (
        <>
          <p className="hint">{standing()}</p>
          <p className="notice-words">{notice.no}</p>
          {live && (
            <p>{notice.en ? `På engelsk: ${notice.en}` : 'De som leser på engelsk, ser den på norsk.'}</p>
          )}
          {live && <p>Blir borte av seg selv {timeInOslo(live.until)}.</p>}
          {failure?.details && <Details text={failure.details} />}
        </>
      )}
      {live && (
        <div className="actions">
          <Action label="Ta ned nå" act={takeDown} />
          <Button variant="secondary" onClick={() => onChange(live)}>
            Endre
          </Button>
          {!isAlone && !isOut && <a href={addressOf('publish')}>Publiser</a>}
        </div>
      )}
    </section>
  );

  async function takeDown() {
    await request('DELETE', '/notice');
    onTakenDown();
  }

  function standing(): string {
    if (isOut) return 'Ute nå';
    if (isAlone)
      return isBusy ? (live ? 'Legges ut …' : 'Tas ned …') : live ? 'Ikke ute ennå' : 'Ikke tatt ned ennå';
    if (!live) return 'Tatt ned her. Den står på nettet til du publiserer.';
    return willBeAlone
      ? 'Lagret. Vises når nettstedet er publisert første gang.'
      : 'Lagret. Vises når du publiserer.';
  }
}
