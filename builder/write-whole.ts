import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

const unfinished = /\.(\d+)\.unfinished$/;
let writes = 0;

interface WriteOptions {
  /** The folder for the unfinished file, on the same disk; without it that of the file. */
  unfinishedIn?: string;
  /** Who may read it, as for chmod. */
  mode?: number;
}

/** Writes a file elsewhere and moves it to its place, so that nobody reads half of it, after a power failure either. */
export async function writeWhole(
  file: string,
  content: Buffer | string,
  { unfinishedIn = path.dirname(file), mode = 0o666 }: WriteOptions = {},
): Promise<void> {
  const written = path.join(unfinishedIn, `${path.basename(file)}-${writes++}.${process.pid}.unfinished`);
  await mkdir(unfinishedIn, { recursive: true });
  await mkdir(path.dirname(file), { recursive: true });
  try {
    await writeFile(written, content, { mode, flush: true });
    await moveFile(written, file);
  } catch (error) {
    // On a full disk, half a file is in the way.
    await rm(written, { force: true });
    throw error;
  }
}

/** On Windows, a file that another program reads for a moment cannot be replaced. */
export async function moveFile(from: string, to: string, attempts = 10): Promise<void> {
  try {
    await rename(from, to);
  } catch (error) {
    const isInUse = ['EPERM', 'EACCES', 'EBUSY'].includes(String((error as NodeJS.ErrnoException).code));
    if (!isInUse || attempts === 0) throw error;
    await pause(50);
    await moveFile(from, to, attempts - 1);
  }
}

/** Removes what runs that were killed have left in a folder. */
export async function removeUnfinished(folder: string): Promise<void> {
  for (const name of await readdir(folder).catch(() => [])) {
    const [, writer] = unfinished.exec(name) ?? [];
    if (writer && !isRunning(Number(writer))) await rm(path.join(folder, name), { force: true });
  }
}

function isRunning(processId: number): boolean {
  try {
    // Signal 0 only asks.
    return process.kill(processId, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
