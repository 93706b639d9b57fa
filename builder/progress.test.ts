import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { reportProgress } from './progress.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Does a job of `total` steps, each of which takes a second, and returns what is printed. */
function doJob(total: number): string[] {
  const printed: string[] = [];
  const report = reportProgress('Bilder', (line) => printed.push(line));
  for (let done = 0; done <= total; done += 1) {
    report(done, total);
    vi.advanceTimersByTime(1000);
  }
  return printed;
}

it('progress is a line every few seconds with the time left, and a last one', () => {
  const left = ['0 av 20', '5 av 20, ca. 15 s igjen', '10 av 20, ca. 10 s igjen', '15 av 20, ca. 5 s igjen'];
  expect(doJob(20)).toEqual([...left, '20 av 20'].map((text) => `Bilder: ${text}`));
  expect(doJob(300)).toContain('Bilder: 60 av 300, ca. 4 min igjen');
  expect(doJob(0)).toEqual([]);
});
