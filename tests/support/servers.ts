import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { listen } from '../../server/ports.ts';
import { siteUrl } from './site.ts';

/** A server of one test, on a port of its own. */
export interface Served {
  url: string;
  close: () => Promise<void>;
}

/** Starts a server on a free port. */
export async function serve(server: Server): Promise<Served> {
  const port = await listen(server, { port: 0, host: '127.0.0.1' });
  const close = async () => {
    server.closeAllConnections();
    await once(server.close(), 'close');
  };
  return { url: `http://127.0.0.1:${port}`, close };
}

/** A port that nothing listens on. A fixed one could belong to a server that somebody has open. */
export async function freePort(): Promise<number> {
  const { url, close } = await serve(createServer());
  await close();
  return Number(new URL(url).port);
}

/** The second part of a document, sent or broken off when the test says so. */
export interface Rest {
  send: () => void;
  breakOff: () => void;
}

/**
 * Serves the tests' site as over a slow line: of the first document only what comes before its English template.
 * `rest` resolves when that part has been sent.
 */
export async function serveInTwoParts(): Promise<Served & { rest: Promise<Rest> }> {
  let resolveRest: (rest: Rest) => void = () => {};
  const rest = new Promise<Rest>((resolve) => (resolveRest = resolve));
  const server = createServer(async (request, response) => {
    const answer = await fetch(siteUrl + request.url);
    const body = Buffer.from(await answer.arrayBuffer());
    const headers = Object.fromEntries(answer.headers);
    // fetch has decoded the body, so its length and coding are no longer true.
    for (const name of ['content-encoding', 'content-length', 'transfer-encoding']) delete headers[name];
    response.writeHead(answer.status, headers);
    const middle = headers['content-type']?.startsWith('text/html') ? body.indexOf('<template id="en"') : -1;
    if (middle < 0) return void response.end(body);
    response.write(body.subarray(0, middle));
    resolveRest({ send: () => response.end(body.subarray(middle)), breakOff: () => response.destroy() });
  });
  return { ...(await serve(server)), rest };
}
