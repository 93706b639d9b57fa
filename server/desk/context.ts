import type { Publisher } from '../releases/publisher.ts';
import type { ReleaseStore } from '../releases/release-store.ts';
import type { Settings } from '../settings.ts';
import type { Clock } from '../state/clock.ts';

export interface DeskContext {
  settings: Pick<Settings, 'content' | 'data' | 'siteAddress' | 'password' | 'place'>;
  releases: ReleaseStore;
  publisher: Publisher;
  clock: Clock;
}

/** The folder whose content/ is online; undefined before the first release. */
export function onlineContent({ releases }: Pick<DeskContext, 'releases'>): string | undefined {
  const online = releases.online();
  return online && releases.folderOf(online.number);
}
