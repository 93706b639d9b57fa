import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { access, chmod, constants, mkdir, readdir, readFile, rename, rm, statfs } from 'node:fs/promises';
import { connect, createServer, type Server } from 'node:net';
import path from 'node:path';
import { isVisible } from '../../builder/content/content-source.ts';
import { upgradeContent } from '../../builder/content/upgrade-content.ts';
import { errorText, isNodeError } from '../../builder/errors.ts';
import { fsyncFolders, writeFileDurable } from '../../builder/files.ts';
import { ContentError, UserError } from '../../content-model/problems.ts';
import { listen } from '../http.ts';
import { copyContent } from '../releases/content-files.ts';
import type { Settings } from '../settings.ts';

const version = '3';
/** A folder of this version is brought up to date. */
const earlierVersion = '2';
const versionFile = 'version';
const unfinished = '.content';

export async function openDataFolder(
  { content, data }: Pick<Settings, 'content' | 'data'>,
  example: string,
): Promise<{ close: () => void }> {
  try {
    await mkdir(data, { recursive: true });
    await access(data, constants.W_OK);
  } catch (error) {
    throw new UserError(`${data} cannot be written. ${errorText(error)}`);
  }
  const lock = await lockFolder(data).catch((error) => {
    throw explainLock(data, error);
  });
  try {
    const isOlder = await checkVersion(data);
    if (content === data) await addContent(data, example);
    await upgradeContent(content).catch(logUnlessNewer);
    if (isOlder) await writeFileDurable(path.join(data, versionFile), version);
    // Lets the web server, another user, reach the releases. Private files have their own modes.
    await chmod(data, 0o711);
  } catch (error) {
    lock.close();
    throw error;
  }
  return { close: () => void lock.close() };
}

/** On a full disk an old folder still opens, so that the owner can make room. */
function logUnlessNewer(error: unknown): void {
  if (error instanceof ContentError) throw error;
  console.error(error);
}

/** Returns whether the folder is new or of the earlier version. */
async function checkVersion(data: string): Promise<boolean> {
  const found = (await readFile(path.join(data, versionFile), 'utf8').catch(() => '')).trim();
  if (found === version) return false;
  if (found === '' || found === earlierVersion) return true;
  throw new UserError(
    `${data} was written by another version of this program (${found}; this one reads ${version}). Nothing in it was changed. Get the newest version and start again.`,
  );
}

async function addContent(data: string, example: string): Promise<void> {
  const content = path.join(data, 'content');
  const copy = path.join(data, unfinished);
  await rm(copy, { recursive: true, force: true });
  const present = await readdir(content).catch(() => []);
  if (present.some(isVisible)) return;
  await copyContent(example, copy);
  const copied = path.join(copy, 'content');
  for (const name of present) await rename(path.join(content, name), path.join(copied, name));
  await fsyncFolders(copy);
  await rm(content, { recursive: true, force: true });
  await rename(copied, content);
  await rm(copy, { recursive: true });
}

export async function diskWarning(data: string, minFreeBytes = 1024 ** 3): Promise<string | null> {
  const { bavail, bsize } = await statfs(data);
  const free = bavail * bsize;
  if (free >= minFreeBytes) return null;
  const megabytes = Math.floor(free / 1024 ** 2);
  return `Disken er nesten full: ${megabytes} MB igjen. Si fra til den som hjelper dere.`;
}

/** In Norwegian, since the folder of an owner may be on a network disk. */
function explainLock(folder: string, error: unknown): unknown {
  const hasNoSockets =
    isNodeError(error) && /^(EACCES|EINVAL|ENOSYS|ENOTSUP|EOPNOTSUPP|EPERM)$/.test(error.code);
  if (!hasNoSockets) return error;
  return new UserError(
    `Programmet kan ikke låse mappen ${folder}. Ligger den på en nettverksdisk eller en minnepinne, så flytt hele mappen til disken i maskinen, og start på nytt.`,
  );
}

/** Locks a folder by a socket. The socket of a killed process does not lock. */
async function lockFolder(folder: string): Promise<Server> {
  const isWindows = process.platform === 'win32';
  const socket = isWindows ? pipeOf(folder) : shortestPath(path.join(folder, 'lock'));
  const server = createServer((connection) => connection.destroy()).unref();
  if (await tryToListen(server, socket)) return server;
  if (isWindows || (await isListening(socket)) || !(await replaceDeadSocket(server, socket)))
    throw new UserError(`${folder} is in use by another process of this program. Stop it first.`);
  return server;
}

async function tryToListen(server: Server, socket: string): Promise<boolean> {
  try {
    await listen(server, { path: socket });
    return true;
  } catch (error) {
    if (isNodeError(error) && error.code === 'EADDRINUSE') return false;
    throw error;
  }
}

/**
 * Replaces the socket of a killed process, and returns whether it did. Only the process that holds a second socket may
 * remove the first, so that no process removes the socket of another that has just started.
 */
async function replaceDeadSocket(server: Server, socket: string): Promise<boolean> {
  const second = `${socket}.2`;
  const turn = createServer((connection) => connection.destroy());
  if (!(await tryToListen(turn, second))) {
    if (await isListening(second)) return false;
    await rm(second, { force: true });
    if (!(await tryToListen(turn, second))) return false;
  }
  try {
    if (await isListening(socket)) return false;
    await rm(socket, { force: true });
    return await tryToListen(server, socket);
  } finally {
    turn.close();
  }
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
    () => false,
  );
  connection.destroy();
  return isOpen;
}
