import { isIP, isIPv6 } from 'node:net';
import type { Context } from 'hono';
import { minuteMs } from '../../common/time.ts';
import type { AppEnv } from '../http.ts';

const maxAttempts = 5;
const period = 10 * minuteMs;

export function createLimiter() {
  const times = new Map<string, number[]>();

  /** The last forwarded address is the one that our web server added. */
  function senderOf({ env, req }: Context<AppEnv>): string {
    const forwarded = req.header('x-forwarded-for')?.split(',').at(-1)?.trim() ?? '';
    const address = isIP(forwarded) ? forwarded : (env.incoming.socket.remoteAddress ?? '');
    return isIPv6(address) ? networkOf(address) : address;
  }

  return {
    /** Counts a request. Returns the seconds that its sender must wait, or 0. */
    count(c: Context<AppEnv>): number {
      const sender = senderOf(c);
      const now = Date.now();
      for (const [known, attempts] of times) {
        if ((attempts.at(-1) ?? 0) <= now - period) times.delete(known);
      }
      const recent = times.get(sender)?.filter((time) => time > now - period) ?? [];
      const [first = now] = recent;
      if (recent.length >= maxAttempts) return Math.ceil((first + period - now) / 1000);
      times.set(sender, [...recent, now]);
      return 0;
    },
    undoCount: (c: Context<AppEnv>) => void times.get(senderOf(c))?.pop(),
  };
}

/** Returns the first 64 bits of an IPv6 address, because a household can choose the rest. */
function networkOf(address: string): string {
  const [start = '', end] = address.replace(/%.*/, '').toLowerCase().split('::');
  const head = start.split(':').filter(Boolean);
  const tail = end?.split(':').filter(Boolean) ?? [];
  const zeros = Array.from({ length: 8 - head.length - tail.length }, () => '0');
  const groups = [...head, ...zeros, ...tail].slice(0, 4);
  return groups.map((group) => Number.parseInt(group, 16).toString(16)).join(':');
}
