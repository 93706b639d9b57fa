import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { rename, rm } from 'node:fs/promises';
import { connect, createServer, type Server } from 'node:net';
import path from 'node:path';
import { BuildFailure } from '../../builder/failure.ts';
import { listen } from '../listen.ts';

/** What systems take as the address of a socket, in bytes. */
const longest = 100;

/**
 * Holds a folder for this process by a socket in it, until the server that it returns is closed. The socket of a process
 * that was killed answers nobody, and holds nothing. Throws a BuildFailure if another process holds the folder.
 */
export async function lockFolder(folder: string): Promise<Server> {
  const held = new BuildFailure(`${folder} is in use by another process of this program. Stop it first.`);
  const isWindows = process.platform === 'win32';
  const socket = isWindows ? pipeOf(folder) : nearest(path.join(folder, 'lock'));
  for (;;) {
    const server = createServer((connection) => connection.destroy());
    try {
      await listen(server, { path: socket });
      return server.unref();
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
    }
    if (isWindows || (await answers(socket))) throw held;
    // Another process may have taken the folder since: then it gets its socket back.
    const taken = `${socket}.${process.pid}`;
    await rename(socket, taken);
    if (await answers(taken)) {
      await rename(taken, socket);
      throw held;
    }
    await rm(taken);
  }
}

/** Windows removes a named pipe together with its process. */
const pipeOf = (folder: string) =>
  `\\\\.\\pipe\\site-${createHash('sha256').update(path.resolve(folder)).digest('hex').slice(0, 16)}`;

/** The shorter way to a file: addresses of sockets are short. */
function nearest(file: string): string {
  const [short = file] = [path.relative('', file), file].sort((one, other) => one.length - other.length);
  if (Buffer.byteLength(short) > longest) {
    throw new BuildFailure(`SITE_DATA is too long a path: at most ${longest} characters.`);
  }
  return short;
}

async function answers(socket: string): Promise<boolean> {
  const connection = connect(socket);
  try {
    await once(connection, 'connect');
    return true;
  } catch {
    return false;
  } finally {
    connection.destroy();
  }
}
