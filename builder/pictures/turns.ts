/** Runs tasks, a few at a time: those that somebody waits for before those that can wait. */
export interface Turns {
  run<T>(priority: Priority, task: () => Promise<T>): Promise<T>;
}

export type Priority = 'now' | 'later';

/** Creates turns for as many tasks at a time as `limit` says. */
export function createTurns(limit: number): Turns {
  const waiting: Record<Priority, (() => void)[]> = { now: [], later: [] };
  let running = 0;

  const startNext = () => {
    if (running >= limit) return;
    const start = waiting.now.shift() ?? waiting.later.shift();
    if (!start) return;
    running += 1;
    start();
  };

  return {
    run: (priority, task) =>
      new Promise((resolve, reject) => {
        waiting[priority].push(() => {
          task()
            .then(resolve, reject)
            .finally(() => {
              running -= 1;
              startNext();
            });
        });
        startNext();
      }),
  };
}
