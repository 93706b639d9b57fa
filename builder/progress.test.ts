import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
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

describe('progress in a log', () => {
  it('is a line every few seconds, with the time left, and a last one', () => {
    expect(doJob(20, 1000, false)).toEqual([
      'Bilder: 0 av 20\n',
      'Bilder: 5 av 20, ca. 15 s igjen\n',
      'Bilder: 10 av 20, ca. 10 s igjen\n',
      'Bilder: 15 av 20, ca. 5 s igjen\n',
      'Bilder: 20 av 20\n',
    ]);
  });

  it('tells minutes when many seconds are left', () => {
    expect(doJob(300, 1000, false)).toContain('Bilder: 60 av 300, ca. 4 min igjen\n');
  });
});

describe('progress in a terminal', () => {
  it('redraws one line and ends it when the job is done', () => {
    const lines = doJob(20, 1000, true);
    expect(lines).toHaveLength(21);
    for (const line of lines) expect(line.startsWith('\r')).toBe(true);
    expect(lines.filter((line) => line.includes('\n'))).toEqual([lines.at(-1)]);
    expect(lines[10]).toContain(`${'█'.repeat(12)}${'░'.repeat(12)} 10 av 20, ca. 10 s igjen`);
    expect(lines.at(-1)).toContain(`${'█'.repeat(24)} 20 av 20`);
  });

  it('does not redraw for every step of a quick job', () => {
    expect(doJob(1000, 1, true).length).toBeLessThan(20);
  });
});

it.each([true, false])('a job without work says nothing (terminal: %s)', (isTTY) => {
  expect(doJob(0, 0, isTTY)).toEqual([]);
});
