import { isIP, isIPv6 } from 'node:net';
import type { Context } from 'hono';
import { minuteMs } from '../../common/time.ts';
import type { AppEnv } from '../http.ts';

interface Limit {
  max: number;
  /** Milliseconds in which `max` requests pass. */
  period: number;
  /** The bits of an address that its sender cannot choose. */
  bits: { IPv4: 24 | 32; IPv6: 48 | 64 };
}

/** A household can choose the second half of an IPv6 address. */
export const addressLimit: Limit = { max: 5, period: 10 * minuteMs, bits: { IPv4: 32, IPv6: 64 } };
/** 30 an hour. One provider's customer may have a /48, and phones share the addresses of a /24. */
export const networkLimit: Limit = { max: 6, period: 12 * minuteMs, bits: { IPv4: 24, IPv6: 48 } };

export function createLimiter(...limits: readonly Limit[]) {
  const counters = limits.map(createCounter);
  /** Returns the seconds that the sender of a request must wait, or 0. */
  const wait = (c: Context<AppEnv>) =>
    Math.ceil(Math.max(...counters.map((counter) => counter.wait(senderOf(c)))) / 1000);
  return {
    wait,
    /** Counts a request unless a limit refuses it. Returns the seconds that its sender must wait, or 0. */
    count(c: Context<AppEnv>): number {
      const seconds = wait(c);
      if (seconds > 0) return seconds;
      for (const counter of counters) counter.add(senderOf(c));
      return 0;
    },
    /** Returns how many more requests of the sender pass now. */
    attemptsLeft: (c: Context<AppEnv>) => Math.min(...counters.map((counter) => counter.left(senderOf(c)))),
    undoCount(c: Context<AppEnv>): void {
      for (const counter of counters) counter.undo(senderOf(c));
    },
  };
}

function createCounter({ max, period, bits }: Limit) {
  const times = new Map<string, number[]>();
  const keyOf = (address: string) =>
    isIPv6(address)
      ? groupsOf(address)
          .slice(0, bits.IPv6 / 16)
          .join(':')
      : address
          .split('.')
          .slice(0, bits.IPv4 / 8)
          .join('.');

  const recentOf = (key: string) => times.get(key)?.filter((time) => time > Date.now() - period) ?? [];

  return {
    /** Returns the milliseconds until the next request of an address passes. */
    wait(address: string): number {
      const now = Date.now();
      for (const [key, attempts] of times) {
        if ((attempts.at(-1) ?? 0) <= now - period) times.delete(key);
      }
      const recent = recentOf(keyOf(address));
      const [first = now] = recent;
      return recent.length < max ? 0 : first + period - now;
    },
    left: (address: string) => Math.max(0, max - recentOf(keyOf(address)).length),
    add(address: string): void {
      const key = keyOf(address);
      times.set(key, [...recentOf(key), Date.now()]);
    },
    undo: (address: string) => void times.get(keyOf(address))?.pop(),
  };
}

/** Returns the last forwarded address, which our web server added. */
function senderOf({ env, req }: Context<AppEnv>): string {
  const forwarded = req.header('x-forwarded-for')?.split(',').at(-1)?.trim() ?? '';
  const address = isIP(forwarded) ? forwarded : (env.incoming.socket.remoteAddress ?? '');
  // IPv4 on a socket of both versions.
  return address.replace(/^::ffff:(?=\d+\.)/i, '');
}

/** Returns the eight groups of an IPv6 address. */
function groupsOf(address: string): string[] {
  const [start = '', end] = address.replace(/%.*/, '').toLowerCase().split('::');
  const head = start.split(':').filter(Boolean);
  const tail = end?.split(':').filter(Boolean) ?? [];
  const zeros = Array.from({ length: 8 - head.length - tail.length }, () => '0');
  return [...head, ...zeros, ...tail].map((group) => Number.parseInt(group, 16).toString(16));
}
