import { once } from 'node:events';
import type { ListenOptions, Server } from 'node:net';
import { getRequestListener, type HttpBindings } from '@hono/node-server';
import type { Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { isNodeError } from '../builder/node-errors.ts';
import { UserError } from '../content-model/problems.ts';

export class HttpError extends Error {
  readonly status: ContentfulStatusCode;
  readonly details: Record<string, unknown>;

  constructor(status: ContentfulStatusCode, message: string, details: Record<string, unknown> = {}) {
    super(message);
    this.status = status;
    this.details = details;
  }
}

export type AppEnv = { Bindings: HttpBindings };

/** A disk without room, without inodes, or without more of a quota. */
const isDiskFull = (error: unknown): boolean =>
  isNodeError(error) && ['ENOSPC', 'EDQUOT'].includes(error.code);

const diskIsFull =
  'Disken er full. Frigjør plass på den, eller si fra til den som hjelper dere. Prøv så igjen.';

/** Whether who sent a request went away before its end, of which no log needs to know. */
export const isAborted = (error: unknown): boolean =>
  isNodeError(error) && error.code === 'ECONNRESET' && error.message === 'aborted';

export function toHttpError(error: unknown): HttpError {
  if (error instanceof HttpError) return error;
  if (isAborted(error)) return new HttpError(400, 'Det ble avbrutt.');
  if (error instanceof UserError) return new HttpError(422, error.message);
  if (isDiskFull(error)) return new HttpError(507, diskIsFull);
  console.error(error);
  return new HttpError(
    500,
    'Noe gikk galt som ikke skulle skje. Si fra til den som hjelper dere, og fortell når det var.',
  );
}

export function errorResponse(error: unknown, c: Context): Response {
  const { status, message, details } = toHttpError(error);
  c.header('Cache-Control', 'no-store');
  return c.json({ message, ...details }, status);
}

export const listenerOf = (app: Hono<AppEnv>) =>
  getRequestListener(async (request, env) => {
    const response = await app.fetch(request, env);
    // A proxy would send the next request on a connection that closes because of the rest of the body.
    if (request.method !== 'GET' && !env.incoming.complete) response.headers.set('Connection', 'close');
    return response;
  });

/** Reads at most 2 MB, wherever it is called, because a document is far smaller. */
export async function readJsonBody(c: Context): Promise<Record<string, unknown>> {
  await limitBody(2 * 1024 * 1024)(c, async () => {});
  const body: unknown = await c.req.json().catch(() => null);
  if (typeof body === 'object' && body !== null) return { ...body };
  throw new HttpError(
    400,
    'Det som ble sendt hit, kan ikke leses. Ingenting er lagret. Last siden på nytt, og prøv igjen.',
  );
}

export const jsonResponse = async (c: Context, result: unknown) => c.json((await result) ?? {});

export const limitBody = (maxSize: number) =>
  bodyLimit({
    maxSize,
    onError: () => {
      throw new HttpError(413, 'Det er for stort.');
    },
  });

export const isChange = ({ req: { method } }: Context) => method !== 'GET' && method !== 'HEAD';

export async function listenOn(server: Server, port: number, options: ListenOptions): Promise<void> {
  try {
    await listen(server, { ...options, port });
  } catch (error) {
    if (!isNodeError(error) || error.code !== 'EADDRINUSE') throw error;
    throw new UserError(`Port ${port} is in use by another program. PORT and DESK_PORT set others.`);
  }
}

export async function listen(server: Server, options: ListenOptions): Promise<number> {
  server.listen(options);
  await once(server, 'listening');
  const address = server.address();
  return typeof address === 'object' && address ? address.port : 0;
}
