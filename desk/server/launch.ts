import { readLaunchList } from '../../builder/launch/launch-list.ts';
import { titleAt } from '../../builder/schema/fields.ts';
import { company } from '../../schema/company.ts';
import type { Launch } from '../contract/launch.ts';
import type { Place } from './place.ts';

/** What is missing before the launch, with the titles of the fields. In a trial all of it can wait. */
export async function readLaunch(folder: string, place: Place): Promise<Launch> {
  const { items, done, optional, promises } = await readLaunchList(folder, place.host);
  return {
    items: items.map((item) => ({ ...item, ...(place.isTrial && { canWait: true }) })),
    done: done.map((path) => ({ path, title: titleOf(path) })),
    optional,
    promises,
  };
}

const titleOf = (path: string[]): string =>
  path.map((_, index) => titleAt(company, path.slice(0, index + 1))).join(' › ');
