import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

const unfinished = /\.(\d+)\.unfinished$/;
let writes = 0;

/** Writes a file beside its place and moves it there, so that nobody reads half of it. */
export async function writeWhole(file: string, content: Buffer | string): Promise<void> {
  const beside = `${file}-${writes++}.${process.pid}.unfinished`;
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(beside, content);
  await rename(beside, file);
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
