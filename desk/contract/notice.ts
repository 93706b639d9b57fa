import type { Notice } from '../../schema/notice.ts';

/** A notice to put out. */
export interface NewNotice {
  no: string;
  /** If empty, English pages show the Norwegian words. */
  en: string;
  /** Until tonight, for a day, until tomorrow night, or until a time of the clocks in Oslo, as in 2026-11-23T18:00. */
  until: 'tonight' | 'day' | 'tomorrow' | (string & {});
}

/** How the notice of the day stands, of `GET /notice`. */
export interface NoticeState {
  /** What visitors see, as far as is known here; null for none, or one that has ended. */
  shown: Notice | null;
  /** Something is on its way to visitors, or waits behind what is being published. */
  isBusy: boolean;
  /** Why it is not with them yet. */
  failure: { message: string; details?: string } | null;
  /** The last notices that visitors have seen, newest first. */
  log: LoggedNotice[];
}

export interface LoggedNotice {
  no: string;
  en: string | null;
  /** Since when visitors saw it, and until when; null while they do. */
  out: string;
  ended: string | null;
  how: 'taken-down' | 'ended' | 'replaced' | null;
}
