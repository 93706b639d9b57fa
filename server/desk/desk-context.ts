import type { Deletions } from '../history/deletions.ts';
import type { Draft } from '../history/draft.ts';
import type { LiveSite } from '../history/live-site.ts';
import type { Publisher } from '../history/publish.ts';
import type { Snapshots } from '../history/snapshots.ts';
import { HttpError } from '../http.ts';
import type { Settings } from '../settings.ts';
import type { ReadDraft } from './read-draft.ts';

interface History {
  snapshots: Snapshots;
  site: LiveSite;
  publisher: Publisher;
  deletions: Deletions;
}

/** What the desk's API works on: the parts of the program that it shares with the site. */
export interface DeskContext {
  settings: Pick<Settings, 'content' | 'data' | 'siteOrigin' | 'deployment'>;
  draft: Draft;
  /** Null in development, where nothing is published, deleted or fetched back. */
  history: History | null;
  messages: { warning: () => string | null };
  readDraft: ReadDraft;
}

/** Returns the history. Throws an HttpError in development. */
export function requireHistory({ history }: DeskContext): History {
  if (history) return history;
  throw new HttpError(
    422,
    'Her blir ingenting publisert, hentet tilbake eller slettet: «npm run dev» er for dem som endrer koden.',
  );
}
