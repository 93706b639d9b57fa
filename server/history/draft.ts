import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import PQueue from 'p-queue';
import { type ContentFiles, listContent, readDocuments } from '../../builder/content/content-source.ts';
import { noticeFile } from '../../content-model/notice.ts';
import { photoNameOf, pictureFile } from '../../content-model/pictures.ts';
import type { Documents } from './snapshots.ts';

export type Draft = ReturnType<typeof openDraft>;

/** Opens content/ in the folder `root`, which one job at a time reads and then writes. */
export function openDraft(root: string) {
  const queue = new PQueue({ concurrency: 1 });
  return {
    root,
    /** Runs a short job when all earlier ones have ended: saving, deleting, writing a snapshot and switching to its site. */
    inTurn: <Result>(work: () => Promise<Result>): Promise<Result> => queue.add(work),
    /** Returns all documents but the notice, which is public as it stands. */
    async documents(): Promise<Documents> {
      const documents = await readDocuments(root);
      documents.delete(noticeFile);
      return documents;
    },
  };
}

/** What a photo says whose words are not written yet. */
export const noWords = '{}';

/** Reads the bytes of all JSON files of content/ in the folder `root`. */
export async function readContentFiles(root: string): Promise<ContentFiles> {
  const names = await listContent(root);
  const photos = names.map(photoNameOf).filter((name) => name !== undefined);
  const files = new Map<string, string | Buffer>(photos.map((name) => [pictureFile(name), noWords]));
  const read = names.map(async (file) => {
    // The owner may be deleting one.
    const bytes = file.endsWith('.json') && (await readFile(path.join(root, file)).catch(() => undefined));
    if (bytes) files.set(file, bytes);
  });
  await Promise.all(read);
  return { root, files };
}

/** Returns a text that differs whenever a file of content/ has another time or size. */
export async function contentFingerprint(root: string): Promise<string> {
  const files = await listContent(root).catch(() => []);
  const stamps = files.map(async (file) => {
    // The owner may be deleting one.
    const found = await stat(path.join(root, file)).catch(() => null);
    return [file, found?.mtimeMs, found?.size];
  });
  return JSON.stringify(await Promise.all(stamps));
}
