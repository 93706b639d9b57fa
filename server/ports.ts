import { once } from 'node:events';
import type { ListenOptions, Server } from 'node:net';
import { isNodeError, UserError } from '../builder/errors.ts';

/** Returns the port of an environment variable, or a default. Throws a UserError for an invalid port. */
export function readPort(environment: NodeJS.ProcessEnv, variable: string, defaultPort: number): number {
  const text = environment[variable]?.trim() || String(defaultPort);
  const number = /^\d+$/.test(text) ? Number(text) : 0;
  if (number < 1 || number > 65535) {
    throw new UserError(`${variable} must be a whole number from 1 to 65535, not "${text}".`);
  }
  return number;
}

/** Starts a server. Throws a UserError if the port is in use or not permitted. */
export async function listenOn(server: Server, port: number, options: ListenOptions): Promise<void> {
  try {
    await listen(server, { ...options, port });
  } catch (error) {
    const code = isNodeError(error) ? error.code : '';
    const reason = {
      EADDRINUSE: 'is in use by another program',
      EACCES: 'needs rights that you do not have',
    }[code];
    if (reason === undefined) throw error;
    throw new UserError(`Port ${port} ${reason}. PORT and DESK_PORT set others.`);
  }
}

export async function listen(server: Server, options: ListenOptions): Promise<number> {
  server.listen(options);
  await once(server, 'listening');
  const address = server.address();
  return typeof address === 'object' && address ? address.port : 0;
}
