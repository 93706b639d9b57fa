import type { Rolldown } from 'vite';

/** What the first visit needs: the entry, and the screen that most visitors see first. */
const firstVisit = ['src/app/entry.client.tsx', 'src/screens/home/Home.tsx'];

/**
 * Chunks of what three screens or more share: `shared` has what the front page uses, `inner` the rest. One file each,
 * since every request costs a phone on a slow connection. What only two screens share is in none of the others'
 * documents.
 */
export const sharedChunks: Rolldown.CodeSplittingGroup[] = [
  { name: (id, context) => (isOnFirstVisit(id, context) ? 'shared' : null), minShareCount: 3, priority: 1 },
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
