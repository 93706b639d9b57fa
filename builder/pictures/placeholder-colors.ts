import { readFile } from 'node:fs/promises';

/** Red, green and blue, 0 to 255. */
export type Color = readonly [red: number, green: number, blue: number];

/** The one list of the colors: the style sheet that paints them. */
const styleSheet = new URL('../../src/styles/pictures.css', import.meta.url);

/** The placeholder colors by their names. */
export async function readPlaceholderColors(): Promise<Map<string, Color>> {
  const rules = (await readFile(styleSheet, 'utf8')).matchAll(
    /\[data-placeholder="(\w+)"\] \{\s*background: #(\w\w)(\w\w)(\w\w);/g,
  );
  const part = (hexadecimal = '') => Number.parseInt(hexadecimal, 16);
  return new Map(
    [...rules].map(([, name = '', red, green, blue]) => [name, [part(red), part(green), part(blue)]]),
  );
}

/** The name of the color nearest to another one. */
export function nearestColor(colors: ReadonlyMap<string, Color>, [red, green, blue]: Color): string {
  const distance = ([r, g, b]: Color) => (r - red) ** 2 + (g - green) ** 2 + (b - blue) ** 2;
  const [nearest] = [...colors].sort(([, one], [, other]) => distance(one) - distance(other));
  if (!nearest) throw new Error('src/styles/pictures.css has no placeholder color');
  return nearest[0];
}
