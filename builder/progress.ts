/** Milliseconds between two reports. */
const pause = 5000;
/** Milliseconds before the time left can be told. */
const warmUp = 2000;

/**
 * Prints how far a long job is, now and then. Call the returned function as often as something is done. Prints nothing
 * of a job without work.
 */
export function reportProgress(label: string, print: (line: string) => void = console.log) {
  let began: number | undefined;
  let shown = Number.NEGATIVE_INFINITY;

  return (done: number, total: number): void => {
    const now = performance.now();
    began ??= now;
    if (total === 0 || (done < total && now - shown < pause)) return;
    shown = now;
    print(`${label}: ${done} av ${total}${timeLeft(now - began, done, total)}`);
  };
}

function timeLeft(elapsed: number, done: number, total: number): string {
  if (done === total || done === 0 || elapsed < warmUp) return '';
  const seconds = ((elapsed / done) * (total - done)) / 1000;
  return seconds < 90 ? `, ca. ${Math.ceil(seconds)} s igjen` : `, ca. ${Math.round(seconds / 60)} min igjen`;
}
