const reportIntervalMs = 5000;

/** Returns a function that prints the progress of a long job, at most once per interval. */
export function reportProgress(label: string, print: (line: string) => void = console.log) {
  let shown = Number.NEGATIVE_INFINITY;
  return (done: number, total: number): void => {
    if (total === 0 || (done < total && performance.now() - shown < reportIntervalMs)) return;
    shown = performance.now();
    print(`${label}: ${done}/${total}`);
  };
}
