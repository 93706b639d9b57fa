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

it('is distrusted far ahead until the owner confirms the day, however long it runs', async () => {
  const data = temporaryFolder();
  setTime(today);
  await (await openClock(data)).remember();
  for (const days of [40, 41, 60, 400]) {
    setTime(today + days * dayMs);
    const clock = await openClock(data);
    await clock.remember();
    expect(clock.trustedTime(), `after ${days} days`).toBeNull();
  }
  const clock = await openClock(data);
  vi.advanceTimersByTime(8 * dayMs);
  expect([clock.trustedTime(), clock.dayToConfirm()]).toEqual([null, '2028-01-06']);
  await expect(clock.confirm('2028-01-05')).rejects.toThrow('Datoen er en annen nå');
  expect(clock.trustedTime()).toBeNull();
  await clock.confirm('2028-01-06');
  for (const trusted of [clock, await openClock(data)])
    expect([trusted.trustedTime(), trusted.dayToConfirm()]).toEqual([today + 408 * dayMs, null]);
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

it.each([-1, 400])(
  'is distrusted %i days after the newest message, until later times are corrected',
  async (days) => {
    setTime(today + days * dayMs);
    const clock = await openClock(temporaryFolder());
    let newest = today;
    const limitTimes = async (now: number) => {
      newest = Math.min(newest, now);
    };
    clock.addRecords({ newestAt: () => newest, limitTimes });
    const after = vi.fn(async () => expect(clock.trustedTime()).toBe(Date.now()));
    clock.onConfirmed(after);
    expect(clock.trustedTime()).toBeNull();
    await clock.confirm(clock.dayToConfirm());
    expect(newest).toBe(Math.min(today, today + days * dayMs));
    expect(after).toHaveBeenCalledOnce();
  },
);
