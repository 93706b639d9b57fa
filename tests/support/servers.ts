import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { listen } from '../../server/http.ts';

interface Served {
  url: string;
  close: () => Promise<void>;
}

/** Starts a server on a port, or on a free one. */
export async function serve(server: Server, wanted = 0): Promise<Served> {
  const port = await listen(server, { port: wanted, host: '127.0.0.1' });
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
