import { type FileHandle, mkdir, open } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { StoredMessage } from './message.ts';

/** Keeps messages in a file, one JSON line each. */
export interface MessageStore {
  /** Settles once the message is on the disk, or could not be written. */
  append(message: StoredMessage): Promise<void>;
}

/** Opens a store; the file and its folder are made with the first message. */
export function createStore(file: string): MessageStore {
  let queue = Promise.resolve();
  return {
    append(message) {
      const written = queue.then(() => appendLine(file, JSON.stringify(message)));
      // One message that could not be written must not keep the next from trying.
      queue = written.catch(() => {});
      return written;
    },
  };
}

async function appendLine(file: string, line: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  // 'a+' is O_APPEND with reading; the file holds what people confide, so only its owner may read it.
  const handle = await open(file, 'a+', 0o600);
  try {
    const { size } = await handle.stat();
    const start = (await endsInsideLine(handle, size)) ? '\n' : '';
    await handle.appendFile(`${start}${line}\n`);
    await handle.sync();
    if (size === 0) await syncFolder(dirname(file));
  } finally {
    await handle.close();
  }
}

/** A full disk or a power cut may have left half a line, which must not spoil the next one. */
async function endsInsideLine(handle: FileHandle, size: number): Promise<boolean> {
  if (size === 0) return false;
  const { buffer } = await handle.read(Buffer.alloc(1), 0, 1, size - 1);
  return buffer.toString() !== '\n';
}

/** A new file's name stands in its folder, which is written to the disk on its own. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  await handle.sync().finally(() => handle.close());
}
