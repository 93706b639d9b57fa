import type { Publisher } from '../releases/publisher.ts';
import type { ReleaseStore } from '../releases/release-store.ts';
import type { Settings } from '../settings.ts';
import type { Clock } from '../state/clock.ts';

/** What the desk's API works on: the parts of the program that it shares with the site. */
export interface DeskContext {
  settings: Pick<Settings, 'content' | 'data' | 'siteOrigin' | 'deployment'>;
  releases: ReleaseStore;
  publisher: Publisher;
  clock: Clock;
  messages: { warning: () => string | null };
}
