import type { IncomingMessage } from 'node:http';
import type { HostFacts } from '../../builder/content/read-company.ts';
import type { Company } from '../../schema/company.ts';
import type { Method } from './methods.ts';

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
