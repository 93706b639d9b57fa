import type { Problem } from '../../../content-model/desk/contract.ts';
import { createStore } from '../../../src/browser/store.ts';

const base = '/rediger/api';
/** A sign-in in front of the desk answers 401 to what accepts no page. */
const headers = { Accept: 'application/json' };
const retryDelay = 2000;

/** Why the server cannot be reached: it is `serverDown`, and asked until it answers, or nobody is signed in. */
export const outage = createStore<'serverDown' | 'signedOut' | null>(null);
/** When content/ last changed, in milliseconds. */
export const contentChangedAt = createStore(0);
/** When this window last changed messages, which are not content. */
export const messagesChangedAt = createStore(0);

function invalidate(path: string): void {
  if (path.startsWith('/messages')) messagesChangedAt.write(Date.now());
  // A publication changes no content, and is read once it has ended.
  else if (path !== '/publish') contentChangedAt.write(Date.now());
}

/** The server is away, or nobody is signed in; what was to be sent is kept. */
export class UnreachableError extends Error {}

const unknown = 'Noe gikk galt. Prøv en gang til.';

/** Why something failed: words for the owner, what is wrong where, and details for the helper. */
export interface Failure {
  message: string;
  problems: readonly Problem[];
  details?: string | undefined;
}

/** The server said no. */
export class RequestError extends Error implements Failure {
  readonly status: number;
  readonly problems: readonly Problem[];
  readonly details: string | undefined;

  constructor(status: number, { message = unknown, problems = [], details }: Partial<Failure>) {
    super(message);
    this.status = status;
    this.problems = problems;
    this.details = details;
  }
}

export function failureOf(error: unknown): Failure {
  if (error instanceof RequestError) return error;
  if (error instanceof UnreachableError) return { message: error.message, problems: [] };
  console.error(error);
  return { message: unknown, problems: [] };
}

export const errorMessage = (error: unknown): string => failureOf(error).message;

function unreachable(): UnreachableError {
  if (outage.read() !== 'serverDown') setTimeout(askAgain, retryDelay);
  outage.write('serverDown');
  return new UnreachableError('Redigeringen svarer ikke.');
}

/** Statuses from a proxy while the server restarts. */
const isAway = (status: number) => [502, 503, 504].includes(status);

/** The API never redirects, and answers JSON, so a redirect or a page is of another sign-in in front of the desk. */
function isSignedOut({ status, ok, type, headers: received }: Response): boolean {
  const isPage = ok && received.get('Content-Type')?.startsWith('text/html') === true;
  return status === 401 || type === 'opaqueredirect' || isPage;
}

/** What an error says that the desk's own server has not put into words, such as the page of a proxy in front. */
function messageOf(status: number): string {
  if (status === 413) return 'For stort for tjeneren foran redigeringen (feil 413).';
  return `Noe gikk galt (feil ${status}). Prøv en gang til.`;
}

async function askAgain(): Promise<void> {
  // A redirect to another host fails as a server that is away, unless it is not followed.
  const response = await fetch(`${base}/publish`, { headers, redirect: 'manual' }).catch(() => null);
  if (!response || isAway(response.status)) setTimeout(askAgain, retryDelay);
  else outage.write(isSignedOut(response) ? 'signedOut' : null);
}

/** Sends a file, or JSON, and returns the answer. Throws UnreachableError or RequestError. */
export async function request<Result>(
  method: 'GET' | 'PUT' | 'POST' | 'DELETE',
  path: string,
  sent?: unknown,
): Promise<Result> {
  const body = sent instanceof File ? sent : (JSON.stringify(sent) ?? null);
  // Firefox reads the preload of index.html only for a request that has no more than this.
  const sentHeaders = method === 'GET' ? headers : { ...headers, 'X-Rediger': '1' };
  const response = await fetch(base + path, { method, headers: sentHeaders, body }).catch(() => {
    throw unreachable();
  });
  const { status } = response;
  const result = await response.json().catch(() => null);
  if (isSignedOut(response)) {
    outage.write('signedOut');
    throw new UnreachableError('Du er logget ut.');
  }
  if (isAway(status)) throw unreachable();
  // In another window, somebody has signed in.
  if (outage.read() === 'signedOut') outage.write(null);
  if (status < 200 || status > 299) {
    // Something has changed elsewhere; reading it again prepares the next try.
    if (method !== 'GET' && [404, 409].includes(status)) invalidate(path);
    throw new RequestError(status, result ?? { message: messageOf(status) });
  }
  // The answer was cut off.
  if (result === null) throw unreachable();
  if (method !== 'GET') invalidate(path);
  return result;
}

export const logoImage = (name: string) => `${base}/logo/${name}`;

export const thumbnail = (name: string) => `${base}/pictures/${name}/thumbnail`;
