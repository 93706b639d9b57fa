import { once } from 'node:events';
import type { AddressInfo, ListenOptions, Server } from 'node:net';

/** Starts listening and returns the port. Rejects with the server's error. */
export async function listen(server: Server, options: ListenOptions): Promise<number> {
  server.listen(options);
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}
