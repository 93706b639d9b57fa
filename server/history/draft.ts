import { stat } from 'node:fs/promises';
import path from 'node:path';
import PQueue from 'p-queue';
import { listContent, readContentFolder } from '../../builder/content/content-source.ts';
import { noticeFile } from '../../content-model/notice.ts';
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
      const { files } = await readContentFolder(root);
      const documents = new Map([...files].map(([file, bytes]) => [file, String(bytes)]));
      documents.delete(noticeFile);
      return documents;
    },
  };
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
