import { readFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';

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

/** The drawing of each icon in public/brand, and its size. A maskable one has a margin that launchers may crop. */
const icons: Readonly<Record<string, { drawing: string; size: number }>> = {
  'icon-32.png': { drawing: 'mark.svg', size: 32 },
  'icon-180.png': { drawing: 'mark.svg', size: 180 },
  'icon-192.png': { drawing: 'mark.svg', size: 192 },
  'icon-512.png': { drawing: 'mark.svg', size: 512 },
  'icon-maskable-512.png': { drawing: 'mark-maskable.svg', size: 512 },
};
/** The names of the icons. */
export const iconFiles = Object.keys(icons);

/** Draws one of the icons as PNG. */
export async function drawIcon(root: string, name: string): Promise<Buffer> {
  const icon = icons[name];
  if (!icon) throw new Error(`There is no icon ${name}`);
  const { drawing, size } = icon;
  // A drawing of any size has enough pixels.
  return sharp(path.join(root, 'public/brand', drawing), { density: 72 * (size / 64) })
    .resize(size, size)
    .png()
    .toBuffer();
}
