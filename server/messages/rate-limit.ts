import { isIP, isIPv6 } from 'node:net';
import type { Context } from 'hono';
import { minuteMs } from '../../common/time.ts';
import type { AppEnv } from '../http.ts';

const maxAttempts = 5;
const period = 10 * minuteMs;

/** Counts each sender's tries of the last ten minutes, and forgets earlier ones. */
export function createLimiter(isBehindProxy: boolean) {
  const times = new Map<string, number[]>();

  /** Behind a proxy, the sender is the address that the proxy has put last. */
  function senderOf({ env, req }: Context<AppEnv>): string {
    const forwarded = isBehindProxy ? req.header('x-forwarded-for')?.split(',').at(-1)?.trim() : undefined;
    const address = forwarded && isIP(forwarded) ? forwarded : (env.incoming.socket.remoteAddress ?? '');
    const [, version4] = /^::ffff:([\d.]+)$/i.exec(address) ?? [];
    return version4 ?? (isIPv6(address) ? networkOf(address) : address);
  }

  return {
    /** Returns 0, or the seconds that the sender of a request must wait. */
    count(c: Context<AppEnv>): number {
      const sender = senderOf(c);
      const now = Date.now();
      for (const [known, sent] of times) if ((sent.at(-1) ?? 0) <= now - period) times.delete(known);
      const recent = times.get(sender)?.filter((time) => time > now - period) ?? [];
      const [first = now] = recent;
      if (recent.length >= maxAttempts) return Math.ceil((first + period - now) / 1000);
      times.set(sender, [...recent, now]);
      return 0;
    },
    undoCount: (c: Context<AppEnv>) => void times.get(senderOf(c))?.pop(),
  };
}

/** The first 64 bits: a household can choose the others. */
function networkOf(address: string): string {
  const [start = '', end] = address.replace(/%.*/, '').toLowerCase().split('::');
  const head = start.split(':').filter(Boolean);
  const tail = end?.split(':').filter(Boolean) ?? [];
  const zeros = Array.from({ length: 8 - head.length - tail.length }, () => '0');
  const groups = [...head, ...zeros, ...tail].slice(0, 4);
  return groups.map((group) => Number.parseInt(group, 16).toString(16)).join(':');
}
