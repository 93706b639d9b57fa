import type { RefObject } from 'react';
import type { Notice } from '../../../schema/notice.ts';
import type { NoticeState } from '../../../server/desk/contract/notice.ts';
import { isSame } from '../store/json.ts';
import { useOverview } from '../store/overview.ts';
import { request } from '../store/request.ts';
import { timeInWords } from '../text/writing.ts';
import { Action } from '../ui/Action.tsx';
import { Button } from '../ui/Button.tsx';

interface PresentNoticeProps {
  ref: RefObject<HTMLElement | null>;
  /** The one that is saved, unless it has ended. */
  live: Notice | null;
  state: NoticeState;
  onChange: (notice: Notice) => void;
}

/** The notice of now: whether visitors see it, until when, and the way to end or to change it. */
export function PresentNotice({ ref, live, state, onChange }: PresentNoticeProps) {
  const { isOnline } = useOverview();
  const { shown } = state;
  const notice = live ?? shown;
  const isOut = isSame(live, shown);

  async function takeDown() {
    await request('DELETE', '/notice');
    ref.current?.focus();
  }

  function standing(): string {
    if (isOut) return 'Ute nå';
    if (!isOnline) return 'Lagret. Vises når nettstedet er publisert første gang.';
    return live ? 'Ikke ute ennå' : 'Ikke tatt ned ennå';
  }

  return (
    <section ref={ref} tabIndex={-1} role="status" id="notice_notice" className="box">
      {!notice && <p>Ingen melding er ute nå.</p>}
      {notice && (
        <>
          <p className="hint">{standing()}</p>
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
