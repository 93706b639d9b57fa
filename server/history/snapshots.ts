import { mkdir, readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { upgradeDocuments } from '../../builder/content/upgrade-content.ts';
import { privateFileMode, readJson, writeFileDurable } from '../../builder/files.ts';
import { hashOf } from '../../builder/hash.ts';

/** The JSON files of content/ as texts, by their paths. */
export type Documents = ReadonlyMap<string, string>;

const snapshotFile = z.object({
  time: z.iso.datetime(),
  kind: z.enum(['published', 'replaced']),
  documents: z.record(z.string(), z.string()),
});

/** How many snapshots of each kind are kept. */
const kept = { published: 20, replaced: 10 };

export interface SnapshotSummary {
  /** Increases with every snapshot, even if the clock is set back. */
  number: number;
  time: string;
  /** What was published, or a draft that was replaced by an earlier one. */
  kind: keyof typeof kept;
}

export interface Snapshot extends SnapshotSummary {
  documents: Documents;
}

export type Snapshots = Awaited<ReturnType<typeof openSnapshots>>;

/**
 * Opens the history of content/: a file for each snapshot, without the bytes of photos, which never change under their
 * names, and without the notice. A damaged file is named in the log and by `damaged`, and left out.
 */
export async function openSnapshots(data: string) {
  const folder = path.join(data, 'history');
  const fileOf = (number: number) => path.join(folder, `${number}.json`);
  const summaries: (SnapshotSummary & { fingerprint: string })[] = [];
  const damaged: number[] = [];
  let live: Snapshot | undefined;
  await mkdir(folder, { recursive: true, mode: 0o700 });
  for (const number of await numbersIn(folder)) {
    const snapshot = await readFrom(number);
    if (!snapshot) damaged.push(number);
    else list(snapshot);
  }

  async function readFrom(number: number): Promise<Snapshot | undefined> {
    try {
      const { documents, ...summary } = await readJson(fileOf(number), snapshotFile);
      const read = new Map(Object.entries(documents));
      return { number, ...summary, documents: upgradeDocuments(read, fileOf(number)) };
    } catch (error) {
      console.error(`${fileOf(number)}:`, error);
      return undefined;
    }
  }

  function list({ documents, ...summary }: Snapshot): void {
    summaries.push({ ...summary, fingerprint: fingerprintOf(documents) });
    if (summary.kind === 'published') live = { ...summary, documents };
  }

  async function write({ number, documents, time, kind }: Snapshot): Promise<void> {
    const text = JSON.stringify({ time, kind, documents: Object.fromEntries(documents) });
    await writeFileDurable(fileOf(number), text, privateFileMode);
  }

  /** Adds a snapshot, and removes those that are too old. A replaced draft that a kept snapshot equals is not added. */
  async function add(kind: SnapshotSummary['kind'], documents: Documents): Promise<void> {
    const fingerprint = fingerprintOf(documents);
    if (kind === 'replaced' && summaries.some((summary) => summary.fingerprint === fingerprint)) return;
    const number = 1 + Math.max(0, ...damaged, ...summaries.map((summary) => summary.number));
    const snapshot = { number, time: new Date().toISOString(), kind, documents };
    await write(snapshot);
    list(snapshot);
    const old = summaries.filter((summary) => summary.kind === kind).slice(0, -kept[kind]);
    for (const summary of old) {
      await rm(fileOf(summary.number), { force: true });
      summaries.splice(summaries.indexOf(summary), 1);
    }
  }

  /** Takes a document out of every snapshot. */
  async function remove(file: string): Promise<void> {
    for (const summary of summaries) {
      const snapshot = await readFrom(summary.number);
      if (!snapshot?.documents.has(file)) continue;
      const documents = new Map(snapshot.documents);
      documents.delete(file);
      await write({ ...snapshot, documents });
      summary.fingerprint = fingerprintOf(documents);
      if (live?.number === summary.number) live = { ...live, documents };
    }
  }

  return {
    /** The newest first. */
    list: (): SnapshotSummary[] => summaries.toReversed(),
    /** The newest that was published, from which the live site is composed; undefined before the first publication. */
    live: (): Snapshot | undefined => live,
    /** Undefined for an unknown number and for a damaged snapshot. */
    read: async (number: number): Promise<Snapshot | undefined> =>
      summaries.some((summary) => summary.number === number) ? readFrom(number) : undefined,
    damaged: (): string[] => damaged.map(fileOf),
    add,
    remove,
  };
}

const fingerprintOf = (documents: Documents): string => hashOf(JSON.stringify([...documents].sort()));

/** The numbers of the snapshots in a folder, the oldest first. */
const numbersIn = async (folder: string): Promise<number[]> =>
  (await readdir(folder))
    .map((name) => Number(/^([1-9]\d*)\.json$/.exec(name)?.[1]))
    .filter(Number.isInteger)
    .sort((a, b) => a - b);
