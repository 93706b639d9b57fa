import { readFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';

const maskable = 'icon-maskable-512.png';
const sizes: Readonly<Record<string, number>> = {
  'icon-32.png': 32,
  'icon-180.png': 180,
  'icon-192.png': 192,
  'icon-512.png': 512,
  [maskable]: 512,
};
/** Launchers may crop a maskable icon to a circle of 80 % of its width, so the mark is smaller than that. */
const safePart = 0.7;
const ground = '#12241f';

/** The names of the icons, all drawn from public/brand/mark.svg. */
export const iconFiles = Object.keys(sizes);

/** Draws one of the icons as PNG. */
export async function drawIcon(root: string, name: string): Promise<Buffer> {
  const drawing = await readFile(path.join(root, 'public/brand/mark.svg'));
  const size = sizes[name] ?? 0;
  const drawn = (width: number) =>
    sharp(drawing, { density: (72 * width) / 64 })
      .resize(width, width)
      .png();
  if (name !== maskable) return drawn(size).toBuffer();
  const inner = Math.round(size * safePart);
  const margin = Math.round((size - inner) / 2);
  return sharp({ create: { width: size, height: size, channels: 3, background: ground } })
    .composite([{ input: await drawn(inner).toBuffer(), left: margin, top: margin }])
    .png()
    .toBuffer();
}
