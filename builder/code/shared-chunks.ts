import type { Rolldown } from 'vite';

/** What the first visit needs: the entry, and the screen that most visitors see first. */
const firstVisit = ['src/app/entry.client.tsx', 'src/screens/home/Home.tsx'];

/**
 * Chunks of what screens share: `shared` has what the front page shares with any other, `inner` what three or more of the
 * others do. One file each, since every request costs a phone on a slow connection.
 */
export const sharedChunks: Rolldown.CodeSplittingGroup[] = [
  { name: (id, context) => (isOnFirstVisit(id, context) ? 'shared' : null), minShareCount: 2, priority: 1 },
  { name: 'inner', minShareCount: 3 },
];

function isOnFirstVisit(id: string, context: Rolldown.ChunkingContext): boolean {
  const seen = new Set<string>();
  const isImportedThere = (module: string): boolean => {
    if (firstVisit.some((file) => module.endsWith(file))) return true;
    if (seen.has(module)) return false;
    seen.add(module);
    return context.getModuleInfo(module)?.importers.some(isImportedThere) ?? false;
  };
  return isImportedThere(id);
}
