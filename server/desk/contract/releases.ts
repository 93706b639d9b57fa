/** A release in the one list of them: the site as it was put out, and the content that it was made of. */
export interface ListedRelease {
  number: number;
  at: string;
  /** `notice`: only the notice is another one. `unpublished`: content that was never put out; there is no site. */
  kind: 'published' | 'notice' | 'unpublished';
  /** The titles of the documents that had changed. */
  changes: string[];
  /** It is what visitors see. */
  isOnline: boolean;
  /** Why it did not reach its host as a whole. */
  failure?: string;
}

/** The answer to `POST /releases/<number>/restore`. */
export interface Restored {
  /** The titles of settings that were otherwise then, and stay as they are. */
  keptSettings: string[];
}
