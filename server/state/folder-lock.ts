import { createHash, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { link, readdir, rename, rm } from 'node:fs/promises';
import { connect, createServer } from 'node:net';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { isNodeError } from '../../builder/errors.ts';
import { UserError } from '../../content-model/problems.ts';
import { listen } from '../http.ts';

/** Sockets of processes that want or have the folder, and of earlier versions. */
const isLock = (name: string) => /^lock(\..+)?$/.test(name);

/**
 * Locks a folder, and returns a function that unlocks it; null if another process has it. Each process has a socket under
 * a name of its own, so that a dead one can be removed at any time without removing that of a process that just started.
 */
export async function lockFolder(folder: string): Promise<(() => void) | null> {
  const server = createServer((connection) => connection.destroy()).unref();
  if (process.platform === 'win32') {
    const isFree = await listen(server, { path: pipeOf(folder) }).then(() => true, isTaken);
    return isFree ? () => void server.close() : null;
  }
  const id = randomBytes(3).toString('hex');
  const name = `lock.${id}`;
  const socket = shortestPath(path.join(folder, name));
  // Others see the socket only when it answers.
  const unseen = shortestPath(path.join(folder, `lock-${id}`));
  const close = () => {
    rmSync(socket, { force: true });
    server.close();
  };
  await listen(server, { path: unseen });
  await rename(unseen, socket);
  if (!(await isAlone(folder, name))) {
    close();
    return null;
  }
  // The first name in the alphabet refuses later starts at once. Without it, they wait in vain.
  const held = path.join(folder, 'lock');
  await link(socket, held).catch(() => {});
  return () => {
    rmSync(held, { force: true });
    close();
  };
}

function isTaken(error: unknown): false {
  if (isNodeError(error) && error.code === 'EADDRINUSE') return false;
  throw error;
}

const attempts = 100;
const attemptDelayMs = 20;

/**
 * Of processes that start at the same moment, each sees the others. All but the first in the alphabet give up at once, and
 * that one waits until they have.
 */
async function isAlone(folder: string, own: string): Promise<boolean> {
  for (let attempt = 0; attempt < attempts; attempt++) {
    const others = await listLiving(folder, own);
    if (others.length === 0) return true;
    if (others.some((name) => name < own)) return false;
    await sleep(attemptDelayMs);
  }
  return false;
}

/** Returns the sockets of other processes, and removes those of killed ones. */
async function listLiving(folder: string, own: string): Promise<string[]> {
  const living: string[] = [];
  for (const name of await readdir(folder)) {
    if (!isLock(name) || name === own) continue;
    const socket = path.join(folder, name);
    if (await isListening(shortestPath(socket))) living.push(name);
    else await rm(socket, { force: true });
  }
  return living;
}

/** Windows removes a named pipe with its process. */
const pipeOf = (folder: string) =>
  `\\\\.\\pipe\\site-${createHash('sha256').update(path.resolve(folder)).digest('hex').slice(0, 16)}`;

/** Some systems cut off longer addresses of sockets. */
const maxSocketPathBytes = 100;

function shortestPath(file: string): string {
  const relative = path.relative('', file);
  const shortest = relative.length < file.length ? relative : file;
  if (Buffer.byteLength(shortest) > maxSocketPathBytes)
    throw new UserError(`SITE_DATA is too long a path: at most ${maxSocketPathBytes} characters.`);
  return shortest;
}

async function isListening(socket: string): Promise<boolean> {
  const connection = connect(socket);
  const isOpen = await once(connection, 'connect').then(
    () => true,
    // Whatever else is wrong with it, its process may live.
    (error) => !['ECONNREFUSED', 'ENOENT', 'ENOTSOCK'].includes(error.code),
  );
  connection.destroy();
  return isOpen;
}
