import { readFile } from 'node:fs/promises';

/** Red, green and blue, 0 to 255. */
export type Colour = readonly [red: number, green: number, blue: number];

/** The one list of the colours: the style sheet that paints them. */
const styleSheet = new URL('../../src/styles/pictures.css', import.meta.url);

/** The placeholder colours by their names. */
export async function readPlaceholderColours(): Promise<Map<string, Colour>> {
  const rules = (await readFile(styleSheet, 'utf8')).matchAll(
    /\[data-placeholder="(\w+)"\] \{\s*background: #(\w\w)(\w\w)(\w\w);/g,
  );
  const part = (hexadecimal = '') => Number.parseInt(hexadecimal, 16);
  return new Map(
    [...rules].map(([, name = '', red, green, blue]) => [name, [part(red), part(green), part(blue)]]),
  );
}

/** The name of the colour nearest to another one. */
export function nearestColour(colours: ReadonlyMap<string, Colour>, [red, green, blue]: Colour): string {
  const distance = ([r, g, b]: Colour) => (r - red) ** 2 + (g - green) ** 2 + (b - blue) ** 2;
  const [nearest] = [...colours].sort(([, one], [, other]) => distance(one) - distance(other));
  if (!nearest) throw new Error('src/styles/pictures.css has no placeholder colour');
  return nearest[0];
}
