import type { Notice } from '../../schema/notice.ts';

export interface Overview {
  documents: DocumentSummary[];
  /** `describe` says what the button does; without `goesOnline` it only makes a folder. */
  publishing: { describe: string; goesOnline: boolean };
  /**
   * The desk runs on the small server, not on the owner's machine: messages of the form come here, and a notice, or an
   * article at its hour, goes online by itself. Elsewhere company.json says how the site is published and who takes the
   * messages.
   */
  isOnServer: boolean;
  /** Whoever is here has signed in, and may sign out. */
  hasSignIn: boolean;
  changes: { published: string | null; count: number };
  /** Something of this firm's has been published and gone online from here: not only made as a folder. */
  isOnline: boolean;
  /** What visitors see of the notice, as far as is known here. */
  shownNotice: Notice | null;
  /** What a start has found and repaired, in a sentence, until it is read. */
  repaired: string | null;
  /** What is wrong with the place itself, such as a disk that is nearly full, or what did not go online, in a sentence. */
  warning: string | null;
  /** The form service is new, or refused messages look sent and no test message was sent for a month. */
  testMessageIsDue: boolean;
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
