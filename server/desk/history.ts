import type { HistoryEntry } from '../../content-model/desk/contract.ts';
import type { Snapshot } from '../history/snapshots.ts';
import { HttpError } from '../http.ts';
import { changedDocuments } from './changes.ts';
import { type DeskContext, requireHistory } from './desk-context.ts';

/** Returns the publications and the replaced drafts, newest first. */
export async function listHistory(desk: DeskContext): Promise<HistoryEntry[]> {
  const { snapshots } = requireHistory(desk);
  const draft = await desk.draft.documents();
  const entries: HistoryEntry[] = [];
  let earlier: Snapshot | undefined;
  for (const summary of snapshots.list().reverse()) {
    const snapshot = await snapshots.read(summary.number);
    if (!snapshot) continue;
    const { number, time, kind, documents } = snapshot;
    if (kind === 'replaced') {
      entries.push({ kind, time, from: number, documents: changedDocuments(documents, draft) });
      continue;
    }
    const changed = earlier ? changedDocuments(earlier.documents, documents) : [];
    entries.push({ kind, time, from: earlier?.number ?? null, documents: changed });
    earlier = snapshot;
  }
  return entries.reverse();
}

export const snapshotGone = () =>
  new HttpError(404, 'Dette er ikke i historikken lenger. Last siden på nytt.');
