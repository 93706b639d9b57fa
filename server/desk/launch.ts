import { readLaunchList } from '../../builder/launch/launch-list.ts';
import type { DeskContext } from './context.ts';
import type { Launch } from './contract/launch.ts';

/** What is missing before the launch. Where nothing is refused, all of it can wait. */
export async function readLaunch({ settings: { content, place } }: DeskContext): Promise<Launch> {
  const { items, done } = await readLaunchList(content, place.host);
  return {
    items: items.map((item) => ({ ...item, ...(!place.refusesMissing && { canWait: true }) })),
    done,
  };
}
