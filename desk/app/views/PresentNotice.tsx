import { english } from '../../../common/english.ts';
import { formatDay } from '../../../common/languages.ts';
import { clockInOslo } from '../../../common/time-in-oslo.ts';
import type { Notice } from '../../../content-model/notice.ts';
import { useStore } from '../../../src/browser/store.ts';
import { refreshOverview } from '../store/loading.ts';
import { showsEnglish, useIsPublished } from '../store/overview.ts';
import { writeOwnNotice } from '../store/own-notice.ts';
import { request } from '../store/request.ts';
import { formatTimeNb } from '../text/format.ts';
import { Action } from '../ui/Action.tsx';
import { goTo, viewHref } from '../ui/view-links.ts';

/** What holds of the present notice. */
export function useNoticeStatus(): string {
  return useIsPublished() ? 'Ute nå' : 'Lagret. Vises når nettstedet er publisert.';
}

interface NoticeDetailsProps {
  notice: Notice;
  onTakenDown: () => void;
}

/** A notice with its end, which is changed and taken down here. */
export function NoticeDetails({ notice, onTakenDown }: NoticeDetailsProps) {
  const status = useNoticeStatus();
  async function takeDown() {
    await request('DELETE', '/notice');
    await refreshOverview();
    onTakenDown();
  }
  return (
    <>
      <p className="hint">{status}</p>
      <h2>{notice.no}</h2>
      <EnglishOf en={notice.en} />
      <p>{endWords(notice.until)}</p>
      <div className="actions">
        <Action label="Endre" subject="beskjeden" onAction={() => editNotice(notice)} />
        <Action label="Ta ned nå" onAction={takeDown} />
      </div>
    </>
  );
}

/** Puts the words of a notice into the field for the owner's own, and goes there. */
function editNotice({ no, en }: Notice): void {
  writeOwnNotice({ no, en: en ?? '' });
  goTo(viewHref('notice', ['notice', 'no']));
}

/** The English words of a notice, while the desk shows English. */
export function EnglishOf({ en }: { en: string | null }) {
  const isShown = useStore(showsEnglish);
  const words = english(en ?? '');
  return (
    isShown && (
      <p className="hint">
        {words === null ? 'De som leser på engelsk, ser den på norsk.' : `På engelsk: ${words}`}
      </p>
    )
  );
}

const dayStyle = { weekday: 'long', day: 'numeric', month: 'long' } as const;

export const formatDayOfWeek = (day: string) => formatDay(day, 'no', dayStyle);

/** «til og med mandag 30. november» for a notice that ends at midnight, else «til 29. november kl. 22.00». */
export function endOf(until: string): string {
  const end = new Date(until);
  const isMidnight = clockInOslo(end).time === '00:00';
  const { day } = clockInOslo(new Date(end.getTime() - 1));
  return isMidnight ? `til og med ${formatDayOfWeek(day)}` : `til ${formatTimeNb(until)}`;
}

export const endWords = (until: string) => `Vises ${endOf(until)}, og blir borte av seg selv.`;
