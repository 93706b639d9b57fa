import type { Path } from './problem.ts';

export interface Changes {
  /** The release that the changes are counted from, and when its texts were published; null before the first. */
  release: { number: number; at: string } | null;
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
