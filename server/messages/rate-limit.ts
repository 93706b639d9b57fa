import { isIP, isIPv6 } from 'node:net';

/** Of a sender's networks, the narrow and the wide one: a machine may be let with 65,536 networks of its own. */
const most = [5, 20] as const;
const period = 10 * 60 * 1000;

/** Where a request comes from: its address, or its networks. Behind a proxy it is what the proxy has put last. */
export function senderOf(remote = '', forwarded = ''): string[] {
  const last = forwarded.split(',').at(-1)?.trim() ?? '';
  const address = isIP(last) ? last : remote;
  const [, version4] = /^::ffff:([\d.]+)$/i.exec(address) ?? [];
  return version4 || !isIPv6(address) ? [version4 ?? address] : networksOf(address);
}

/** The first 64 bits of an address, in which a household can choose addresses, and the first 48. */
function networksOf(address: string): string[] {
  const [start = '', end] = address.replace(/%.*/, '').toLowerCase().split('::');
  const head = start.split(':').filter(Boolean);
  const tail = end?.split(':').filter(Boolean) ?? [];
  const zeros = Array.from({ length: 8 - head.length - tail.length }, () => '0');
  const groups = [...head, ...zeros, ...tail].map((group) => Number.parseInt(group, 16).toString(16));
  return [4, 3].map((length) => groups.slice(0, length).join(':'));
}

/** Counts what each sender has tried in the last ten minutes. Remembers nobody for longer. */
export function createLimiter() {
  const times = new Map<string, number[]>();

  return {
    /** Counts one. Returns 0, or the seconds to wait when the sender has had enough. */
    count(sender: readonly string[]): number {
      const now = Date.now();
      for (const [known, sent] of times) if ((sent.at(-1) ?? 0) <= now - period) times.delete(known);
      const recent = sender.map((network) => times.get(network)?.filter((time) => time > now - period) ?? []);
      const [first] = recent.find((sent, index) => sent.length >= (most[index] ?? 0)) ?? [];
      if (first !== undefined) return Math.ceil((first + period - now) / 1000);
      for (const [index, network] of sender.entries()) times.set(network, [...(recent[index] ?? []), now]);
      return 0;
    },
    /** Takes back the last one of a sender. */
    uncount(sender: readonly string[]): void {
      for (const network of sender) times.get(network)?.pop();
    },
  };
}
