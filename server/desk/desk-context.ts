import type { Publisher } from '../releases/publisher.ts';
import type { ReleaseStore } from '../releases/release-store.ts';
import type { Settings } from '../settings.ts';

/** What the desk's API works on: the parts of the program that it shares with the site. */
export interface DeskContext {
  settings: Pick<Settings, 'content' | 'data' | 'siteOrigin' | 'deployment'>;
  releases: ReleaseStore;
  publisher: Publisher;
  messages: { warning: () => string | null };
}
