import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Starts a server on a port, or on a free one. */
export async function serve(server: Server, wanted = 0) {
  await once(server.listen(wanted, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  const close = async () => {
    server.closeAllConnections();
    await once(server.close(), 'close');
  };
  return { url: `http://127.0.0.1:${port}`, close };
}

/** Returns a port that nothing listens on. */
export async function freePort(): Promise<number> {
  const { url, close } = await serve(createServer());
  await close();
  return Number(new URL(url).port);
}
