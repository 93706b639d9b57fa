import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { reportProgress } from './progress.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Does a job of `total` steps, each of which takes some milliseconds, and returns what is written. */
function doJob(total: number, step: number, isTTY: boolean): string[] {
  const written: string[] = [];
  const report = reportProgress('Bilder', { isTTY, write: (text) => written.push(text) });
  for (let done = 0; done <= total; done += 1) {
    report(done, total);
    vi.advanceTimersByTime(step);
  }
  return written;
}

it('in a log, progress is a line every few seconds with the time left, and a last one', () => {
  const left = ['0 av 20', '5 av 20, ca. 15 s igjen', '10 av 20, ca. 10 s igjen', '15 av 20, ca. 5 s igjen'];
  expect(doJob(20, 1000, false)).toEqual([...left, '20 av 20'].map((text) => `Bilder: ${text}\n`));
  expect(doJob(300, 1000, false)).toContain('Bilder: 60 av 300, ca. 4 min igjen\n');
});

it('in a terminal, it is one line that is redrawn, now and then, and ends when the job is done', () => {
  const lines = doJob(20, 1000, true);
  expect(lines.filter((line) => !line.startsWith('\r') || line.includes('\n'))).toEqual([lines.at(-1)]);
  expect(lines[10]).toContain(`${'█'.repeat(12)}${'░'.repeat(12)} 10 av 20, ca. 10 s igjen`);
  expect(doJob(1000, 1, true).length).toBeLessThan(20);
  expect(doJob(0, 0, true)).toEqual([]);
});
