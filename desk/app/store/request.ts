import type { Problem } from '../../../server/desk/contract.ts';
import { createStore } from '../../../src/browser/store.ts';

const base = '/rediger/api';
const headers = { 'X-Rediger': '1' };
const retryDelay = 2000;

/** Why the server cannot be reached: it is `away`, and asked until it answers, or nobody is signed in. */
export const obstacle = createStore<'away' | 'signedOut' | null>(null);
/** When content/ last changed, in milliseconds. */
export const contentChangedAt = createStore(0);

let isHeld = false;

function readAgain(): void {
  if (!isHeld) contentChangedAt.write(Date.now());
}

/** While held, nothing is read again, to spare the server; at the end it is read once. */
export function holdReading(isOn: boolean): void {
  isHeld = isOn;
  readAgain();
}

/** The server is away, or nobody is signed in; what was to be sent is kept. */
export class Unreachable extends Error {}

const unknown = 'Noe gikk galt. Prøv en gang til.';

/** The server said no: a message for the owner, and the problems by field. */
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

export function messageFor(error: unknown): string {
  if (error instanceof Refused || error instanceof Unreachable) return error.message;
  console.error(error);
  return unknown;
}

function unreachable(): Unreachable {
  if (obstacle.read() !== 'away') setTimeout(askAgain, retryDelay);
  obstacle.write('away');
  return new Unreachable('Redigeringen svarer ikke. Det du har skrevet, er tatt vare på her.');
}

/** Statuses from a proxy while the server restarts. */
const isAway = (status: number) => [502, 503, 504].includes(status);

async function askAgain(): Promise<void> {
  const response = await fetch(`${base}/publish`).catch(() => null);
  if (!response || isAway(response.status)) setTimeout(askAgain, retryDelay);
  else obstacle.write(response.status === 401 ? 'signedOut' : null);
}

/** Sends a file, or JSON, and returns the answer. Throws Unreachable or Refused. */
export async function request<Result>(
  method: 'GET' | 'PUT' | 'POST' | 'DELETE',
  path: string,
  sent?: unknown,
): Promise<Result> {
  const body = sent instanceof File ? sent : (JSON.stringify(sent) ?? null);
  const response = await fetch(base + path, { method, headers, body }).catch(() => {
    throw unreachable();
  });
  const { status } = response;
  const result = await response.json().catch(() => null);
  if (status === 401) {
    obstacle.write('signedOut');
    throw new Unreachable('Du er logget ut. Det du har skrevet, er tatt vare på her.');
  }
  if (isAway(status)) throw unreachable();
  // In another window, somebody has signed in.
  if (obstacle.read() === 'signedOut') obstacle.write(null);
  if (status < 200 || status > 299) {
    // Something has changed elsewhere; reading it again prepares the next try.
    if (method !== 'GET' && [404, 409].includes(status)) readAgain();
    throw new Refused(status, result ?? {});
  }
  // The answer was cut off.
  if (result === null) throw unreachable();
  // Messages are not content, so the page stays.
  if (method !== 'GET' && !path.startsWith('/messages')) readAgain();
  return result;
}

export const thumbnail = (name: string) => `${base}/pictures/${name}/thumbnail`;
