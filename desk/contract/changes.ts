import type { Edition } from './editions.ts';
import type { Path } from './problem.ts';

export interface Changes {
  published: string | null;
  /** The edition that the changes are counted from. */
  edition: Edition | null;
  documents: DocumentChanges[];
}

export interface DocumentChanges {
  id: string;
  title: string;
  fields: FieldChange[];
}

/** One field that is not as it is published, in words for people; null where it is not there. */
export interface FieldChange {
  /** Names this change alone, as long as both values are as they are. */
  id: string;
  label: string;
  path: Path;
  before: string | null;
  after: string | null;
}
