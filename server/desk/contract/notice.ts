import type { Notice } from '../../../schema/notice.ts';

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
  /** What visitors see; null for none, or one that has ended. */
  shown: Notice | null;
}
