export type Priority = 'now' | 'later';

/** Returns what runs tasks, `limit` at a time: those that somebody waits for before those that can wait. */
export function createTurns(limit: number) {
  const waiting: Record<Priority, (() => void)[]> = { now: [], later: [] };
  let free = limit;

  return async <T>(priority: Priority, task: () => Promise<T>): Promise<T> => {
    if (free === 0) await new Promise<void>((start) => waiting[priority].push(start));
    else free -= 1;
    try {
      return await task();
    } finally {
      // The next task takes this place; the count of free places stays.
      const start = waiting.now.shift() ?? waiting.later.shift();
      if (start) start();
      else free += 1;
    }
  };
}
