import type { Problem } from '../../contract.ts';
import { createValue } from './value.ts';

const base = '/rediger/api';
const retryDelay = 2000;

/** True while the server does not answer. It is asked again until it does. */
export const isLost = createValue(false);
/** When content/ was last known to have changed, in milliseconds. */
export const contentChangedAt = createValue(0);

export class Unreachable extends Error {}

const unknown = 'Noe gikk galt. Prøv en gang til.';

/** The server said no. The message is for the owner, the problems are what it would not take, field by field. */
export class Refused extends Error {
  readonly status: number;
  readonly problems: readonly Problem[];

  constructor(
    status: number,
    { message = unknown, problems = [] }: { message?: string; problems?: Problem[] },
  ) {
    super(message);
    this.status = status;
    this.problems = problems;
  }
}

export const problemsIn = (error: unknown) => (error instanceof Refused ? error.problems : []);

/** What to tell the owner of an error. */
export function wordsFor(error: unknown): string {
  if (error instanceof Refused || error instanceof Unreachable) return error.message;
  console.error(error);
  return unknown;
}

function lose(): Unreachable {
  if (!isLost.get()) setTimeout(askAgain, retryDelay);
  isLost.set(true);
  return new Unreachable('Redigeringen svarer ikke. Det du har skrevet, er tatt vare på her.');
}

async function askAgain(): Promise<void> {
  const response = await fetch(`${base}/facts`).catch(() => null);
  if (response) isLost.set(false);
  else setTimeout(askAgain, retryDelay);
}

/** Sends a request, with a file or JSON, and returns the answer. Throws Unreachable or Refused. */
export async function request<Answer>(
  method: 'GET' | 'PUT' | 'POST' | 'DELETE',
  path: string,
  body?: unknown,
): Promise<Answer> {
  const response = await fetch(base + path, {
    method,
    headers: { 'X-Rediger': '1' },
    ...(body !== undefined && { body: body instanceof Blob ? body : JSON.stringify(body) }),
  }).catch(() => {
    throw lose();
  });
  // Signed out on a server, which has the sign-in page at the same address. What was typed is kept.
  if (response.status === 401) location.reload();
  const answer = await response.json().catch(() => null);
  if (!response.ok) throw new Refused(response.status, answer ?? {});
  if (method !== 'GET') contentChangedAt.set(Date.now());
  return answer as Answer;
}

export const thumbnail = (name: string) => `${base}/pictures/${name}/thumbnail`;
