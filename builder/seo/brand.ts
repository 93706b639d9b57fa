import { readFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { mapRecord } from '../../common/records.ts';

const styleSheet = 'src/styles/brand.css';
/** The custom properties of colors that the build needs. */
const names = ['snow', 'spruce-deep', 'spruce-pale', 'granite', 'stake'] as const;

const text = readFileSync(new URL(`../../${styleSheet}`, import.meta.url), 'utf8');

export const brandColors = mapRecord(names, (name) => {
  const color = new RegExp(`--${name}: (#[0-9a-f]{6});`, 'i').exec(text)?.[1];
  if (!color) throw new Error(`${styleSheet} has no --${name} of six hexadecimal digits, as in #00aaff`);
  return color;
});

/** Icons for a tab, the home screen of a phone, and search engines. */
export const iconSizes = [32, 180, 512];

/** Draws the logo as PNG. */
export function drawIcon(root: string, size: number): Promise<Buffer> {
  // The drawing is 64 pixels wide at 72 dpi.
  return sharp(path.join(root, 'public/brand/mark.svg'), { density: 72 * (size / 64) })
    .resize(size, size)
    .png()
    .toBuffer();
}
