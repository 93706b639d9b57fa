/** Browsers send a host with æ, ø or å as `xn--brum-0na.no`. It is stored like that, and shown as people write it. */

const address = /^(https?:\/\/|[^\s@/]+@)([^\s/?#:@]+)/i;

/** An address of a site or of e-mail as browsers send it. */
export const hostAsSent = (written: string) =>
  written.replace(address, (all, before: string, host: string) => {
    const url = `https://${host}`;
    return URL.canParse(url) && /[^\0-\x7f]/.test(host) ? before + new URL(url).hostname : all;
  });

/** The same as people write it. */
export const hostAsWritten = (sent: string) =>
  sent.replace(
    address,
    (_all, before: string, host: string) => before + host.split('.').map(decoded).join('.'),
  );

const isEncoded = /^xn--(?:(.*)-)?([a-z0-9]+)$/i;
const [base, least, most, skew, damp] = [36, 1, 26, 38, 700];

/** A part of a host, decoded as RFC 3492 (Punycode) says; any other part stays. */
function decoded(part: string): string {
  const [, plain = '', extended] = isEncoded.exec(part) ?? [];
  if (extended === undefined) return part;
  const characters = [...plain];
  const digits = [...extended.toLowerCase()].map((sign) => (Number.parseInt(sign, base) + 26) % base);
  let [code, at, bias] = [128, 0, 72];
  for (let isFirst = true; digits.length > 0; isFirst = false) {
    const before = at;
    for (let weight = 1, step = base; ; step += base) {
      const digit = digits.shift() ?? 0;
      const threshold = Math.min(most, Math.max(least, step - bias));
      at += digit * weight;
      if (digit < threshold) break;
      weight *= base - threshold;
    }
    const length = characters.length + 1;
    bias = adapted(at - before, length, isFirst);
    code += Math.floor(at / length);
    at %= length;
    if (code > 0x10ffff) return part;
    characters.splice(at++, 0, String.fromCodePoint(code));
  }
  return characters.join('');
}

function adapted(by: number, length: number, isFirst: boolean): number {
  let delta = Math.floor(by / (isFirst ? damp : 2));
  delta += Math.floor(delta / length);
  let steps = 0;
  for (; delta > ((base - least) * most) / 2; steps += base) delta = Math.floor(delta / (base - least));
  return steps + Math.floor(((base - least + 1) * delta) / (delta + skew));
}
