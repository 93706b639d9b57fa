import { readLaunchList } from '../../builder/launch/launch-list.ts';
import type { Launch } from '../contract/launch.ts';
import type { Place } from './place.ts';

/** What is missing before the launch. In a trial all of it can wait. */
export async function readLaunch(folder: string, place: Place): Promise<Launch> {
  const { items, done, optional, promises } = await readLaunchList(folder, place.host);
  return {
    items: items.map((item) => ({ ...item, ...(place.isTrial && { canWait: true }) })),
    done,
    optional,
    promises,
  };
}
