import { createServer, type ListenOptions, type Server } from 'node:net';
import { listen } from '../listen.ts';
import { StartError } from './start-error.ts';

/** A port and the environment variable that sets it. */
export interface Port {
  variable: string;
  number: number;
}

/** The port that the environment names, or the usual one. */
export function readPort(environment: NodeJS.ProcessEnv, variable: string, usual: number): Port {
  const text = environment[variable]?.trim() || String(usual);
  const number = /^\d+$/.test(text) ? Number(text) : 0;
  if (number < 1 || number > 65535) {
    throw new StartError(`${variable} must be a whole number from 1 to 65535, and not "${text}".`);
  }
  return { variable, number };
}

/** Listens on a port, or says in one sentence why that port cannot be had. */
export async function listenOn(server: Server, port: Port, options: ListenOptions): Promise<void> {
  try {
    await listen(server, { ...options, port: port.number });
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code !== 'EADDRINUSE' && code !== 'EACCES') throw error;
    const reason = code === 'EADDRINUSE' ? 'is in use already' : 'is not open to this user';
    throw new StartError(`Port ${port.number} ${reason}. Set ${port.variable} to another number.`);
  }
}

/** Fails as listenOn would, without keeping the port: nobody should wait for a build only to learn it then. */
export async function checkPort(port: Port, options: ListenOptions): Promise<void> {
  const probe = createServer();
  await listenOn(probe, port, options);
  await new Promise((resolve) => probe.close(resolve));
}
