import { expect, it, onTestFinished, vi } from 'vitest';
import { temporaryFolder } from '../../builder/testing/folder.ts';
import { dayMs } from '../../common/time.ts';
import { openClock } from './clock.ts';

const today = Date.parse('2026-11-24T12:00:00Z');

function setTime(time: number): void {
  vi.useFakeTimers({ toFake: ['Date', 'performance'], now: time });
  onTestFinished(() => void vi.useRealTimers());
}

it('is trusted at first, and after the machine was off for a month', async () => {
  const data = temporaryFolder();
  setTime(today);
  const clock = await openClock(data);
  expect(clock.trustedTime()).toBe(today);
  await clock.remember();
  setTime(today + 30 * dayMs);
  expect((await openClock(data)).trustedTime()).toBe(today + 30 * dayMs);
});

it('is distrusted far ahead until it has run for a week', async () => {
  const data = temporaryFolder();
  setTime(today);
  await (await openClock(data)).remember();
  setTime(today + 400 * dayMs);
  const clock = await openClock(data);
  expect(clock.trustedTime()).toBeNull();
  expect(clock.warning()).toContain('2027');
  await clock.remember();
  expect((await openClock(data)).trustedTime()).toBeNull();
  vi.advanceTimersByTime(8 * dayMs);
  expect(clock.trustedTime()).toBe(today + 408 * dayMs);
});

it('is distrusted after it was set far ahead, also after a restart', async () => {
  const data = temporaryFolder();
  setTime(today);
  const clock = await openClock(data);
  vi.advanceTimersByTime(60 * dayMs);
  await clock.remember();
  expect(clock.trustedTime()).toBe(today + 60 * dayMs);
  vi.setSystemTime(today + 400 * dayMs);
  await clock.remember();
  expect([clock.trustedTime(), (await openClock(data)).trustedTime()]).toEqual([null, null]);
});

it.each([-1, 400])('is distrusted %i days after the newest message', async (days) => {
  setTime(today + days * dayMs);
  const clock = await openClock(temporaryFolder());
  clock.addLowerBound(() => today);
  expect(clock.trustedTime()).toBeNull();
});
