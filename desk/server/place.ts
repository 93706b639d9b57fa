import type { IncomingMessage } from 'node:http';
import type { HostFacts } from '../../builder/content/read-company.ts';
import type { Company } from '../../schema/company.ts';

/** Where a desk runs: on the owner's machine, or on the small server. */
export interface Place {
  /** It is the small server. */
  isServer: boolean;
  /** Throws an HttpError for a request that does not come from the desk's own page. */
  checkSender: (request: IncomingMessage) => void;
  /** How this place publishes: as company.json says, or in a way of its own. */
  methodOf: (publishing: Company['publishing']) => Method;
  /** Shows visitors an earlier release, at once and whole. Rejects if it is gone. */
  showRelease?: (release: number) => Promise<void>;
  /** What is wrong with the place itself, in a sentence. */
  warning?: () => Promise<string | null>;
  /** What the place decides instead of company.json. */
  host?: HostFacts;
  /** A trial that nobody else can reach: what is missing is named, and refuses nothing. */
  isTrial?: boolean;
}

/** A way to publish. */
export interface Method {
  /** What the button does, for the owner to read before. */
  description: string;
  /** Visitors see the site afterwards; otherwise there is a folder that somebody may upload. */
  goesOnline: boolean;
  /** Makes the site of a folder that has a content/, as it was at a moment, and returns the folder of the site. */
  build: (folder: string, say: Say, at: Date) => Promise<string>;
  /** Publishes the site of a folder. Throws an HttpError that says what visitors see now. */
  publish: (site: string, say: Say, isAlone: boolean) => Promise<Published>;
}

/** Tells the owner how far something is. */
export type Say = (message: string) => void;

interface Published {
  /** What there is to tell. */
  message: string;
  /** The number of the release, where releases are kept and one can be put online again. */
  release?: number;
}
