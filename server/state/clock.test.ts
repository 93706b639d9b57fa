import { expect, it, onTestFinished, vi } from 'vitest';
import { temporaryFolder } from '../../builder/testing/folder.ts';
import { openClock } from './clock.ts';

const day = 24 * 60 * 60 * 1000;
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
  setTime(today + 30 * day);
  expect((await openClock(data)).trustedTime()).toBe(today + 30 * day);
});

it('is distrusted far ahead, with a warning, until it has run for a week', async () => {
  const data = temporaryFolder();
  setTime(today);
  await (await openClock(data)).remember();
  setTime(today + 400 * day);
  const clock = await openClock(data);
  expect(clock.trustedTime()).toBeNull();
  expect(clock.warning()).toContain('2027');
  await clock.remember();
  expect((await openClock(data)).trustedTime()).toBeNull();
  vi.advanceTimersByTime(8 * day);
  expect(clock.trustedTime()).toBe(today + 408 * day);
});

it('is distrusted after it was set far ahead, also after a restart', async () => {
  const data = temporaryFolder();
  setTime(today);
  const clock = await openClock(data);
  vi.advanceTimersByTime(60 * day);
  await clock.remember();
  expect(clock.trustedTime()).toBe(today + 60 * day);
  vi.setSystemTime(today + 400 * day);
  await clock.remember();
  expect([clock.trustedTime(), (await openClock(data)).trustedTime()]).toEqual([null, null]);
});

it.each([-1, 400])('without a last time, is distrusted %i days after the newest message', async (days) => {
  setTime(today + days * day);
  const clock = await openClock(temporaryFolder());
  clock.addLowerBound(() => today);
  expect(clock.trustedTime()).toBeNull();
});
