import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { pageHeaders } from '../../builder/release/headers.ts';
import { HttpError } from '../http-error.ts';
import { sendJson } from '../json.ts';
import { offerSignIn, signIn } from './authentication.ts';
import { createChallenges } from './challenges.ts';
import type { Context } from './context.ts';
import { createCookies } from './cookies.ts';
import { findDeviceAnswer } from './devices.ts';
import { createInvites, inviteText } from './invites.ts';
import { type PageCode, signInPage } from './page.ts';
import { offerRegistration, register } from './registration.ts';
import { createSessions } from './sessions.ts';
import { openStore } from './store.ts';

interface DoorSettings {
  /** Of the desk: `https://rediger.firma.no`, or `http://localhost` with a port. */
  origin: string;
  /** The folder of all state. */
  data: string;
  page: PageCode;
}

type Next = (request: IncomingMessage, response: ServerResponse) => void | Promise<void>;
type Answer = (context: Context, request: IncomingMessage, response: ServerResponse) => Promise<unknown>;

const open: Readonly<Record<string, Answer>> = {
  '/inn/valg': offerSignIn,
  '/inn/svar': signIn,
  '/inn/ny/valg': offerRegistration,
  '/inn/ny/svar': register,
};

/** Of every answer: what is here is for pages of this host alone. What is behind the door may say otherwise. */
const headersOfHost = new Map(
  Object.entries({
    ...pageHeaders,
    'Cache-Control': 'no-store',
    'Content-Security-Policy': "frame-ancestors 'self'",
    'Referrer-Policy': 'same-origin',
  }),
);

/** Stands before everything on the desk's host: who is not signed in gets the sign-in page and nothing else. */
export async function openDoor({ origin, data, page: code }: DoorSettings) {
  const { host, hostname, protocol } = new URL(origin);
  const folder = path.join(data, 'sign-in');
  const cookies = createCookies(protocol === 'https:');
  const store = await openStore(folder, hostname);
  const context: Context = {
    ...{ origin, rpId: hostname, cookies, store },
    challenges: createChallenges(cookies),
    invites: createInvites(folder),
    sessions: createSessions(store, cookies),
  };
  const page = signInPage(code);

  function handle(request: IncomingMessage, response: ServerResponse, next: Next): void {
    response.setHeaders(headersOfHost);
    answer(request, response, next).catch((error: unknown) => {
      const isExpected = error instanceof HttpError;
      if (!isExpected) console.error(error);
      if (response.headersSent) return void response.destroy();
      // What is left of a body must not be taken for the next request.
      if (!request.complete) response.setHeader('Connection', 'close');
      const { status, message } = isExpected ? error : new HttpError(500, 'Noe gikk galt. Prøv igjen.');
      sendJson(response, status, { message });
    });
  }

  async function answer(request: IncomingMessage, response: ServerResponse, next: Next): Promise<void> {
    const { method = '', url = '', headers } = request;
    if (headers.host !== host || !url.startsWith('/'))
      throw new HttpError(421, 'Denne adressen er ikke her.');
    const pathname = url.split('?')[0] ?? '';
    const isFromPage = headers.origin === origin;
    const openAnswer = method === 'POST' ? open[pathname] : undefined;
    if (openAnswer) {
      if (!isFromPage) throw forbidden();
      return sendJson(response, 200, (await openAnswer(context, request, response)) ?? {});
    }
    const session = context.sessions.find(request);
    const isChange = method !== 'GET' && method !== 'HEAD';
    if (!session) {
      if (isChange) response.setHeader('Connection', 'close');
      return sendPage(response, 401, page.signedOut);
    }
    if (isChange && !(isFromPage && headers['x-rediger'] === '1')) throw forbidden();
    await context.sessions.extend(request, response, session);
    if (pathname === '/inn') return sendPage(response, 200, page.signedIn);
    const deviceAnswer = findDeviceAnswer(method, pathname);
    if (!deviceAnswer) return await next(request, response);
    sendJson(response, 200, (await deviceAnswer({ context, request, session })) ?? {});
  }

  function sendPage(response: ServerResponse, status: number, body: string): void {
    response.writeHead(status, page.headers).end(body);
  }

  /** What a start says while nobody can sign in. The link is for a terminal alone: logs are kept and read. */
  async function greeting(isTerminal: boolean): Promise<string | undefined> {
    if (store.passkeys.all().length > 0) return undefined;
    const reason = store.hasMoved
      ? `Redigeringen har fått adressen ${origin}. Enhetene må legges til på nytt.`
      : 'Ingen enhet er lagt til ennå.';
    const remedy = isTerminal
      ? inviteText(origin, await context.invites.make())
      : 'Kjør npm run invite for å legge til den første.';
    return `${reason} ${remedy}`;
  }

  return { handle, greeting };
}

const forbidden = () => new HttpError(403, 'Noe gikk galt. Last siden på nytt.');
