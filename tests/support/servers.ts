import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import type { Server, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { createPreview } from '../../server/preview.ts';
import { root } from './texts.ts';

/** A server of one test, on a port of its own. */
export interface Served {
  url: string;
  close: () => Promise<void>;
}

/** Starts a server on a free port. */
export async function serve(server: Server): Promise<Served> {
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    close: async () => {
      server.closeAllConnections();
      await once(server.close(), 'close');
    },
  };
}

/** Serves a finished build. `work` is the folder that holds its headers. */
export function serveBuild(directory: string, work: string): Promise<Served> {
  return serve(
    createPreview({
      directory: path.join(root, directory),
      headersFile: path.join(root, work, 'headers.json'),
    }),
  );
}

/**
 * Serves the built site, but of each document only the part before its English text; `next` says how it
 * goes on from there.
 */
export async function serveInTwoParts(
  next: (send: () => void, breakOff: () => void) => void,
): Promise<Served> {
  const site = createPreview({
    directory: path.join(root, 'dist'),
    headersFile: path.join(root, 'build-output/headers.json'),
  });
  const [answerWhole] = site.listeners('request') as ((...args: unknown[]) => void)[];
  site.removeAllListeners('request');
  site.on('request', (request, response: ServerResponse) => {
    if (request.url?.includes('.')) answerWhole?.(request, response);
    else void answerInParts(request.url ?? '/', response);
  });

  async function answerInParts(url: string, response: ServerResponse): Promise<void> {
    const html = await readFile(path.join(root, 'dist', url, 'index.html'), 'utf8');
    const headers = JSON.parse(await readFile(path.join(root, 'build-output/headers.json'), 'utf8'));
    const middle = html.indexOf('<template id="en"');
    response.writeHead(200, { ...headers, 'Content-Type': 'text/html; charset=utf-8' });
    response.write(html.slice(0, middle));
    next(
      () => response.end(html.slice(middle)),
      () => response.destroy(),
    );
  }
  return serve(site);
}
