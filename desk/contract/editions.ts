/** What content/ was once: as it was published, or as it was before an edition was brought back. */
export interface Edition {
  id: string;
  at: string;
  /** `folder`: published into a folder only. `kept`: what a restored edition replaced. */
  kind: 'online' | 'folder' | 'kept';
  /** The titles of the documents that had changed. */
  changes: string[];
  /** The release that it was published as, where one can be put online again. */
  release?: number;
  /** It is what visitors see, as far as is known here. */
  isShown?: boolean;
  /** When everything but `changes` was published: a notice, or an article at its hour, goes online alone. */
  over?: string;
}

/** The answer to `POST /editions/<id>/restore`. */
export interface Restored {
  /** The titles of settings that were otherwise in the edition, and stay as they are. */
  keptSettings: string[];
}
