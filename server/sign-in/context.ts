import type { Challenges } from './challenges.ts';
import type { Cookies } from './cookies.ts';
import type { Invites } from './invites.ts';
import type { Sessions } from './sessions.ts';
import type { Store } from './store.ts';

/** What every request to the desk's host is answered from. */
export interface Context {
  /** Of the desk. It and the next come from the settings, never from a request. */
  origin: string;
  rpId: string;
  cookies: Cookies;
  store: Store;
  challenges: Challenges;
  invites: Invites;
  sessions: Sessions;
}
