import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createToastQueue, type Toast } from './toast-queue.ts';

const sent: Toast = { title: 'Melding sendt!', text: 'Vi vil ta kontakt med deg snart.', destructive: false };
const failed: Toast = { title: 'Feil', text: 'Prøv igjen eller ring direkte.', destructive: true };

function openQueue() {
  let shown: Toast | null = null;
  const queue = createToastQueue((toast) => {
    shown = toast;
  });
  return { ...queue, shown: () => shown };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('a toast', () => {
  it('stays for five seconds', () => {
    const queue = openQueue();
    queue.open(sent);
    vi.advanceTimersByTime(4999);
    expect(queue.shown()).toBe(sent);
    vi.advanceTimersByTime(1);
    expect(queue.shown()).toBeNull();
  });

  it('takes the place of the one before, with five seconds of its own', () => {
    const queue = openQueue();
    queue.open(sent);
    vi.advanceTimersByTime(4000);
    queue.open(failed);
    expect(queue.shown()).toBe(failed);
    vi.advanceTimersByTime(4999);
    expect(queue.shown()).toBe(failed);
    vi.advanceTimersByTime(1);
    expect(queue.shown()).toBeNull();
  });

  it('waits while it is held, and then stays for the rest of its time', () => {
    const queue = openQueue();
    queue.open(sent);
    vi.advanceTimersByTime(3000);
    queue.hold();
    vi.advanceTimersByTime(60_000);
    expect(queue.shown()).toBe(sent);
    queue.release();
    vi.advanceTimersByTime(1999);
    expect(queue.shown()).toBe(sent);
    vi.advanceTimersByTime(1);
    expect(queue.shown()).toBeNull();
  });

  it('goes at once when it is closed, and nothing brings it back', () => {
    const queue = openQueue();
    queue.open(sent);
    queue.close();
    expect(queue.shown()).toBeNull();
    queue.hold();
    queue.release();
    vi.advanceTimersByTime(10_000);
    expect(queue.shown()).toBeNull();
  });

  it('is not closed by the clock of one that was closed before it', () => {
    const queue = openQueue();
    queue.open(sent);
    vi.advanceTimersByTime(4000);
    queue.close();
    queue.open(failed);
    vi.advanceTimersByTime(1500);
    expect(queue.shown()).toBe(failed);
  });
});
