/** Where progress is shown; a terminal has its line redrawn. */
interface Output {
  isTTY?: boolean;
  write(text: string): unknown;
}

/** Milliseconds between two reports. */
const pause = { terminal: 100, log: 5000 };
/** Milliseconds before the time left can be told. */
const warmUp = 2000;
const barLength = 24;

/**
 * Shows how far a long job is: in a terminal a bar on one line, elsewhere a line every few seconds. Call the
 * returned function as often as something is done. Shows nothing of a job without work.
 */
export function reportProgress(label: string, output: Output = process.stdout) {
  let began: number | undefined;
  let shown = Number.NEGATIVE_INFINITY;

  return (done: number, total: number): void => {
    const now = performance.now();
    began ??= now;
    const isFinished = done === total;
    if (total === 0 || (!isFinished && now - shown < (output.isTTY ? pause.terminal : pause.log))) return;
    shown = now;
    const count = `${done} av ${total}${timeLeft(now - began, done, total)}`;
    if (!output.isTTY) output.write(`${label}: ${count}\n`);
    else output.write(`\r${label} ${bar(done / total)} ${count}\u001b[K${isFinished ? '\n' : ''}`);
  };
}

function bar(share: number): string {
  const filled = Math.floor(share * barLength);
  return '█'.repeat(filled) + '░'.repeat(barLength - filled);
}

function timeLeft(elapsed: number, done: number, total: number): string {
  if (done === total || done === 0 || elapsed < warmUp) return '';
  const seconds = ((elapsed / done) * (total - done)) / 1000;
  return seconds < 90 ? `, ca. ${Math.ceil(seconds)} s igjen` : `, ca. ${Math.round(seconds / 60)} min igjen`;
}
