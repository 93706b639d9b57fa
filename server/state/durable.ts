import { open } from 'node:fs/promises';
import path from 'node:path';
import { writeWhole } from '../../builder/write-whole.ts';

/** Writes a file as a whole, and returns when it outlives a power failure. Only its owner may read it. */
export async function writeDurably(file: string, body: string): Promise<void> {
  await writeWhole(file, body, { mode: 0o600 });
  await flushFolder(path.dirname(file));
}

/** Returns when the names in a folder outlive a power failure. */
export async function flushFolder(folder: string): Promise<void> {
  const handle = await open(folder);
  await handle.sync().finally(() => handle.close());
}
