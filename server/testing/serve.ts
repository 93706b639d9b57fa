import { once } from 'node:events';
import { type IncomingMessage, type OutgoingHttpHeaders, request, type Server } from 'node:http';
import type { HttpBindings } from '@hono/node-server';
import { onTestFinished } from 'vitest';
import { listen } from '../ports.ts';

/** Starts a server for one test, and returns its origin. */
export async function serve(server: Server): Promise<string> {
  const port = await listen(server, { port: 0, host: '127.0.0.1' });
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  return `http://127.0.0.1:${port}`;
}

interface Ask {
  method?: string | undefined;
  headers?: OutgoingHttpHeaders | undefined;
  body?: string | Buffer | undefined;
}

/** Unlike fetch, keeps `..` in the path and sends every header. */
export async function ask(origin: string, path: string, { body, ...options }: Ask = {}) {
  const { hostname, port } = new URL(origin);
  const asked = request({ hostname, port, path, ...options }).end(body);
  const [response] = (await once(asked, 'response')) as [IncomingMessage];
  const bytes = Buffer.concat(await response.toArray());
  return { status: response.statusCode ?? 0, headers: response.headers, bytes, text: String(bytes) };
}

/** For requests without a connection. */
export const connection = { incoming: { socket: { remoteAddress: '127.0.0.1' } } } as HttpBindings;
