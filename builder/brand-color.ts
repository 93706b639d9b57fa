import { readFileSync } from 'node:fs';

const styleSheet = 'src/styles/brand.css';
const styles = readFileSync(new URL(`../${styleSheet}`, import.meta.url), 'utf8');

/** Returns a color of the one list, as #00aaff. Throws an Error if it has no six hexadecimal digits. */
export function brandColor(name: string): string {
  const [, color] = new RegExp(`--${name}: (#[0-9a-f]{6});`, 'i').exec(styles) ?? [];
  if (!color) throw new Error(`${styleSheet} has no --${name} of six hexadecimal digits, as in #00aaff`);
  return color;
}
