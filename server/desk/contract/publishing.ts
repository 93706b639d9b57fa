import type { Problem } from './problem.ts';

/** The present or the last run. After a line with `failed` nothing follows. */
export interface Publishing {
  isRunning: boolean;
  /** Each step has a first line, perhaps lines of progress, and a last line with `done` or `failed`. */
  lines: PublishLine[];
}

/** A line of progress, in Norwegian. */
export interface PublishLine {
  step: 'check' | 'publish';
  message: string;
  done?: true;
  failed?: true;
  problems?: Problem[];
  /** What a program printed, for the person who helps the owner. */
  details?: string;
}
