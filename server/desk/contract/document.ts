import type { Problem } from './problem.ts';
import type { Schema } from './schema.ts';

export interface DocumentAnswer {
  id: string;
  title: string;
  version: string;
  value: unknown;
  schema: Schema;
  problems?: Problem[];
}

/** What each mark becomes in a language; null for a fact that is left empty. */
export type Facts = Record<string, string | null>;
