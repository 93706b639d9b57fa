/** Milliseconds between two reports. */
const reportInterval = 5000;

/** Prints now and then how far a long job is. Call the returned function as often as something is done. */
export function reportProgress(label: string, print: (line: string) => void = console.log) {
  let shown = Number.NEGATIVE_INFINITY;
  return (done: number, total: number): void => {
    if (total === 0 || (done < total && performance.now() - shown < reportInterval)) return;
    shown = performance.now();
    print(`${label}: ${done}/${total}`);
  };
}
