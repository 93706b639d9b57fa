import { isIP, isIPv6 } from 'node:net';

const most = 5;
const period = 10 * 60 * 1000;

/** Where a request comes from. Behind a proxy it is what the proxy has put last. */
export function senderOf(remote = '', forwarded = ''): string {
  const last = forwarded.split(',').at(-1)?.trim() ?? '';
  const address = isIP(last) ? last : remote;
  const [, version4] = /^::ffff:([\d.]+)$/i.exec(address) ?? [];
  return version4 ?? (isIPv6(address) ? networkOf(address) : address);
}

/** The first 64 bits of an address: in the others a household can choose. */
function networkOf(address: string): string {
  const [start = '', end] = address.replace(/%.*/, '').toLowerCase().split('::');
  const head = start.split(':').filter(Boolean);
  const tail = end?.split(':').filter(Boolean) ?? [];
  const zeros = Array.from({ length: 8 - head.length - tail.length }, () => '0');
  const groups = [...head, ...zeros, ...tail].slice(0, 4);
  return groups.map((group) => Number.parseInt(group, 16).toString(16)).join(':');
}

/** Counts what each sender has tried in the last ten minutes. Remembers nobody for longer. */
export function createLimiter() {
  const times = new Map<string, number[]>();

  return {
    /** Counts one. Returns 0, or the seconds to wait when the sender has had enough. */
    count(sender: string): number {
      const now = Date.now();
      for (const [known, sent] of times) if ((sent.at(-1) ?? 0) <= now - period) times.delete(known);
      const recent = times.get(sender)?.filter((time) => time > now - period) ?? [];
      const [first = now] = recent;
      if (recent.length >= most) return Math.ceil((first + period - now) / 1000);
      times.set(sender, [...recent, now]);
      return 0;
    },
    /** Takes back the last one of a sender. */
    uncount(sender: string): void {
      times.get(sender)?.pop();
    },
  };
}
