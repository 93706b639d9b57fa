import type { Notice } from '../../../schema/notice.ts';

export interface Overview {
  documents: DocumentSummary[];
  /** Where visitors read the site. */
  siteAddress: string;
  /** The facts of the firm that the place decides. */
  decidedFacts: string[];
  /** A release is carried to another host by a command. */
  hasPublishCommand: boolean;
  changes: { published: string | null; count: number };
  /** Whoever is here has signed in, and may sign out. */
  hasSignIn: boolean;
  /** Visitors see a release. */
  isOnline: boolean;
  /** What visitors see of the notice. */
  shownNotice: Notice | null;
  /** What a start has found and repaired, in a sentence, until it is read. */
  repaired: string | null;
  /** What is wrong with the machine, such as a disk that is nearly full, or with what is online, in a sentence. */
  warning: string | null;
}

export interface DocumentSummary {
  id: string;
  title: string;
  version: string;
  problems: number;
  /** The path of the page that shows it best. */
  address: string;
  /** `date` and `pictures`, those in its texts too, are of an article. */
  date?: string;
  pictures?: string[];
}
