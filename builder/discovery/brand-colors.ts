import { readFileSync } from 'node:fs';

const styleSheet = 'src/styles/brand.css';
/** The colors that the build needs. The names of custom properties stay when a firm changes their values. */
const names = ['snow', 'spruce-deep', 'spruce-pale', 'granite', 'stake'] as const;

type BrandColors = Readonly<Record<(typeof names)[number], string>>;

/** Reads colors from the text of the style sheet that lists them. */
export function readBrandColors(text: string): BrandColors {
  const entries = names.map((name) => {
    const color = new RegExp(`--${name}: (#[0-9a-f]{6});`, 'i').exec(text)?.[1];
    if (!color) throw new Error(`${styleSheet} has no --${name} of six hexadecimal digits, as in #00aaff`);
    return [name, color];
  });
  return Object.fromEntries(entries) as BrandColors;
}

/** The firm's colors. */
export const brandColors = readBrandColors(
  readFileSync(new URL(`../../${styleSheet}`, import.meta.url), 'utf8'),
);
