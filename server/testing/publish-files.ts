import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { openLiveSite } from '../history/live-site.ts';

/** Makes files the live site of a data folder, as after a publication on a server. Returns the number of their folder. */
export async function publishFiles(data: string, files: Record<string, string | Buffer>): Promise<number> {
  const site = await openLiveSite(data, { hasLink: true });
  const number = site.nextNumber();
  for (const [address, text] of Object.entries(files)) {
    const file = path.join(site.folderOf(number), address);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, text, { flush: true });
  }
  await site.switchTo(number);
  await site.removeOthers();
  return number;
}
