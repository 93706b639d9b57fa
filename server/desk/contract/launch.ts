import type { Path } from './problem.ts';

export interface Launch {
  items: LaunchItem[];
  /** How many of the same list the owner has filled in. */
  done: number;
  /** Optional facts that are empty. */
  optional: Fact[];
  /** What the site promises its visitors: a sentence, and the document and the field that it comes from. */
  promises: { sentence: string; document: string; path: Path }[];
}

/** A fact that is still the example's. */
interface LaunchItem {
  path: Path;
  missing: string;
  remedy: string;
  /** The site may be published without it. */
  canWait?: boolean;
}

/** A fact of the firm, and the place of its field. */
interface Fact {
  title: string;
  path: Path;
}
