import type { Path } from './problem.ts';

export interface Launch {
  items: LaunchItem[];
  /** How many of the same list the owner has filled in. */
  done: number;
}

/** A fact that is still the example's. */
interface LaunchItem {
  path: Path;
  missing: string;
  remedy: string;
  /** The site may be published without it. */
  canWait?: boolean;
}
