import { isIP, isIPv6 } from 'node:net';
import type { Context } from 'hono';
import { minuteMs } from '../../common/time.ts';
import type { AppEnv } from '../http.ts';

const maxRequests = 5;
const period = 10 * minuteMs;

/** Lets five requests of one sender pass in ten minutes. */
export function createLimiter() {
  const times = new Map<string, number[]>();
  return {
    /** Returns whether a request passes, and counts it if it does. */
    admit(c: Context<AppEnv>): boolean {
      const now = Date.now();
      for (const [sender, passed] of times) {
        const recent = passed.filter((time) => time > now - period);
        if (recent.length > 0) times.set(sender, recent);
        else times.delete(sender);
      }
      const sender = senderOf(c);
      const recent = times.get(sender) ?? [];
      if (recent.length >= maxRequests) return false;
      times.set(sender, [...recent, now]);
      return true;
    },
    undoCount(c: Context<AppEnv>): void {
      times.get(senderOf(c))?.pop();
    },
  };
}

/** Returns the last forwarded address, which our web server added. One customer may have a /48 of IPv6. */
function senderOf({ env, req }: Context<AppEnv>): string {
  const forwarded = req.header('x-forwarded-for')?.split(',').at(-1)?.trim() ?? '';
  const address = isIP(forwarded) ? forwarded : (env.incoming.socket.remoteAddress ?? '');
  // IPv4 on a socket of both versions.
  const unmapped = address.replace(/^::ffff:(?=\d+\.)/i, '');
  if (!isIPv6(unmapped)) return unmapped;
  const [beforeZeros = ''] = unmapped.toLowerCase().split('::');
  return [...beforeZeros.split(':'), '0', '0'].slice(0, 3).join(':');
}
