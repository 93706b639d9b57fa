import type { IncomingMessage } from 'node:http';
import { isIP, isIPv6 } from 'node:net';

const most = 5;
const period = 10 * 60 * 1000;

/** The address that a message comes from. Behind a proxy it is what the proxy has put last. */
export function senderOf({ headers, socket }: IncomingMessage, isProxied: boolean): string {
  const forwarded = [headers['x-forwarded-for'] ?? ''].flat().join(',').split(',').at(-1)?.trim() ?? '';
  const address = isProxied && isIP(forwarded) ? forwarded : (socket.remoteAddress ?? '');
  const [, version4] = /^::ffff:([\d.]+)$/i.exec(address) ?? [];
  return version4 ?? (isIPv6(address) ? networkOf(address) : address);
}

/** The first 64 bits of an address: what a household has, and can choose addresses in. */
function networkOf(address: string): string {
  const [start = '', end] = address.replace(/%.*/, '').toLowerCase().split('::');
  const head = start.split(':').filter(Boolean);
  const tail = end?.split(':').filter(Boolean) ?? [];
  const zeros = Array.from({ length: 8 - head.length - tail.length }, () => '0');
  const groups = [...head, ...zeros, ...tail].slice(0, 4);
  return groups.map((group) => Number.parseInt(group, 16).toString(16)).join(':');
}

/** Counts the messages of each sender in the last ten minutes. Remembers nobody for longer. */
export function createLimiter() {
  const times = new Map<string, number[]>();

  return {
    /** Counts a message. Returns 0, or the seconds to wait when the sender has had enough. */
    take(sender: string): number {
      const now = Date.now();
      for (const [known, sent] of times) if ((sent.at(-1) ?? 0) <= now - period) times.delete(known);
      const sent = (times.get(sender) ?? []).filter((time) => time > now - period);
      const [first = now] = sent;
      if (sent.length >= most) return Math.ceil((first + period - now) / 1000);
      times.set(sender, [...sent, now]);
      return 0;
    },
    /** Takes back the last message of a sender. */
    giveBack(sender: string): void {
      times.get(sender)?.pop();
    },
  };
}
