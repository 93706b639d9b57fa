/** The phone that first visits are counted for: small, sharp, upright. CSS pixels. */
const phone = { width: 360, height: 800, density: 2 };

const units: Record<string, number> = {
  px: 1,
  rem: 16,
  em: 16,
  vw: phone.width / 100,
  vh: phone.height / 100,
  svh: phone.height / 100,
  dvh: phone.height / 100,
};

const functions: Record<string, (...values: number[]) => number> = {
  min: Math.min,
  max: Math.max,
  clamp: (low, wanted, high) => Math.max(low ?? 0, Math.min(wanted ?? 0, high ?? 0)),
};

/** CSS pixels of a length such as `max(100vw, 67vh)` on the phone. Throws where it is written in another way. */
export function lengthInPixels(length: string): number {
  const text = length.trim();
  const [, number, unit] = /^([\d.]+)([a-z]+)$/.exec(text) ?? [];
  if (number && unit && units[unit] !== undefined) return Number(number) * units[unit];
  const [, name, inside] = /^([a-z]+)\((.*)\)$/s.exec(text) ?? [];
  const calculate = functions[name ?? ''];
  if (!calculate || inside === undefined) throw new Error(`npm run size cannot read the length "${text}"`);
  return calculate(...splitOutside(inside).map(lengthInPixels));
}

/** Whether a media condition, such as `(max-aspect-ratio: 4/5)`, holds on the phone. */
export function holdsOnPhone(media: string): boolean {
  const text = media.trim();
  const negated = /^not all and (.*)$/s.exec(text)?.[1];
  if (negated !== undefined) return !holdsOnPhone(negated);
  const [, bound, across, down] = /^\((min|max)-aspect-ratio: *(\d+) *\/ *(\d+)\)$/.exec(text) ?? [];
  if (bound) return within(bound, phone.width / phone.height, Number(across) / Number(down));
  const [, side, width] = /^\((min|max)-width: *(.+)\)$/.exec(text) ?? [];
  if (side && width) return within(side, phone.width, lengthInPixels(width));
  const [, sign, limit] = /^\(width *(>=|<=|>|<) *(.+)\)$/.exec(text) ?? [];
  if (sign && limit) return within(sign.startsWith('>') ? 'min' : 'max', phone.width, lengthInPixels(limit));
  throw new Error(`npm run size cannot read the media condition "${text}"`);
}

const within = (bound: string, value: number, limit: number) =>
  bound === 'min' ? value >= limit : value <= limit;

/** The file of a `srcset` that the phone fetches at these `sizes`: the smallest that is sharp. */
export function fileOnPhone(srcset: string, sizes: string): string {
  const candidates = srcset.split(',').map((candidate) => {
    const [file = '', width = ''] = candidate.trim().split(/\s+/);
    return { file, width: Number.parseInt(width, 10) };
  });
  candidates.sort((one, other) => one.width - other.width);
  const needed = widthOnPhone(sizes) * phone.density;
  const chosen = candidates.find(({ width }) => width >= needed) ?? candidates.at(-1);
  if (!chosen) throw new Error('npm run size found an empty srcset');
  return chosen.file;
}

function widthOnPhone(sizes: string): number {
  for (const entry of splitOutside(sizes)) {
    const [, media, length] = /^(not all and \([^)]*\)|\([^)]*\))\s+(.+)$/s.exec(entry.trim()) ?? [];
    if (!media || !length) return lengthInPixels(entry);
    if (holdsOnPhone(media)) return lengthInPixels(length);
  }
  return phone.width;
}

/** Splits at the commas that stand outside of brackets. */
function splitOutside(text: string): string[] {
  const parts = [''];
  let depth = 0;
  for (const character of text) {
    if (character === '(') depth += 1;
    if (character === ')') depth -= 1;
    if (character === ',' && depth === 0) parts.push('');
    else parts[parts.length - 1] += character;
  }
  return parts;
}
