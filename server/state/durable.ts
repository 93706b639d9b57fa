import { randomUUID } from 'node:crypto';
import { open, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** Writes a file as a whole, and returns when it outlives a power failure. Only its owner may read it. */
export async function writeDurably(file: string, body: string): Promise<void> {
  const beside = path.join(path.dirname(file), `.${randomUUID()}`);
  try {
    await writeFile(beside, body, { mode: 0o600, flush: true });
    await rename(beside, file);
  } catch (error) {
    await rm(beside, { force: true });
    throw error;
  }
  await flushFolder(path.dirname(file));
}

/** Returns when the names in a folder outlive a power failure. */
export async function flushFolder(folder: string): Promise<void> {
  const handle = await open(folder);
  await handle.sync().finally(() => handle.close());
}
