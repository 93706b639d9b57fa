import { mkdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import PQueue from 'p-queue';
import { BuildFailure } from '../../builder/failure.ts';
import { writeDurably } from '../state/durable.ts';

/** A device that may sign in. Times are in milliseconds. */
export interface Passkey {
  id: string;
  /** The host name that it was made at: at another one browsers do not offer it. */
  rpId: string;
  publicKey: string;
  counter: number;
  name: string;
  made: number;
}

/** A browser that is signed in. */
export interface Session {
  /** Of its cookie, whose value is kept nowhere. */
  hash: string;
  passkey: string;
  name: string;
  lastUsed: number;
}

export interface Store {
  passkeys: List<Passkey>;
  sessions: List<Session>;
  /** There are passkeys, and all of them were made at another address. */
  hasMoved: boolean;
}

interface List<Entry> {
  all: () => readonly Entry[];
  /** Resolves when it is on the disk. It holds from now on, also when the disk refuses. */
  set: (entries: readonly Entry[]) => Promise<void>;
}

/** Reads what is known of devices: two files, since a backup has no sessions. Throws a BuildFailure. */
export async function openStore(folder: string, rpId: string): Promise<Store> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const passkeyFile = path.join(folder, 'passkeys.json');
  const sessionFile = path.join(folder, 'sessions.json');
  const made = await readList<Passkey>(passkeyFile);
  const passkeys = made.filter((one) => one.rpId === rpId);
  // They hold again when the address is changed back.
  const elsewhere = made.filter((one) => one.rpId !== rpId);
  return {
    passkeys: keepList(passkeys, (entries) => write(passkeyFile, [...elsewhere, ...entries])),
    sessions: keepList(await readList<Session>(sessionFile), (entries) => write(sessionFile, entries)),
    hasMoved: passkeys.length === 0 && elsewhere.length > 0,
  };
}

function keepList<Entry>(
  entries: readonly Entry[],
  save: (entries: readonly Entry[]) => Promise<void>,
): List<Entry> {
  let now = entries;
  // One at a time, so that the newest is written last.
  const writes = new PQueue({ concurrency: 1 });
  const set = (changed: readonly Entry[]) => {
    now = changed;
    return writes.add(() => save(now));
  };
  return { all: () => now, set };
}

async function readList<Entry>(file: string): Promise<Entry[]> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '[]';
    throw error;
  });
  try {
    return JSON.parse(text);
  } catch {
    throw new BuildFailure(`${file} kan ikke leses. Hent den fra sikkerhetskopien, eller slett den.`);
  }
}

const write = (file: string, entries: readonly unknown[]) =>
  writeDurably(file, JSON.stringify(entries, null, 2));
