import { clockInOslo } from '../../common/time-in-oslo.ts';
import type { Problem } from '../../content-model/desk/contract.ts';
import type { LaunchReport } from '../../content-model/launch-list.ts';
import { contentFingerprint } from '../releases/copy-content.ts';

/** What the desk has found in content/. Each part is found when it is first needed. */
interface ContentSnapshot {
  /** The files with their times and sizes, and the day, on which it depends whether a date is in the future. */
  key: string;
  problems?: Promise<Problem[]>;
  launchReport?: Promise<LaunchReport>;
}

let snapshot: ContentSnapshot = { key: '' };

/** Returns the snapshot of content/, an empty one if the files or the day have changed. */
export async function currentSnapshot(root: string): Promise<ContentSnapshot> {
  const key = [root, clockInOslo(new Date()).day, await contentFingerprint(root)].join(' ');
  if (snapshot.key !== key) snapshot = { key };
  return snapshot;
}
