import type { Publisher } from '../releases/publisher.ts';
import type { ReleaseStore } from '../releases/release-store.ts';
import type { Settings } from '../settings.ts';
import type { Clock } from '../state/clock.ts';

/** What the desk is given: its content, and the one history and the one way of publishing. */
export interface DeskContext {
  settings: Pick<Settings, 'content' | 'data' | 'siteAddress' | 'password' | 'place'>;
  releases: ReleaseStore;
  publisher: Publisher;
  clock: Clock;
}

/** The folder that has the content/ of the release that is online; undefined before the first. */
export function onlineContent({ releases }: Pick<DeskContext, 'releases'>): string | undefined {
  const online = releases.online();
  return online && releases.folderOf(online.number);
}
