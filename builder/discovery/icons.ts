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
/** The names of the icons, all drawn from public/brand/mark.svg. */
export const iconFiles = Object.keys(sizes);

/** Draws one of the icons as PNG. */
export async function drawIcon(root: string, name: string): Promise<Buffer> {
  const mark = await readFile(path.join(root, 'public/brand/mark.svg'), 'utf8');
  const drawing = name === maskable ? withMargin(mark) : mark;
  const size = sizes[name] ?? 0;
  return sharp(Buffer.from(drawing), { density: (72 * size) / 64 })
    .resize(size, size)
    .png()
    .toBuffer();
}

/** Launchers may crop a maskable icon to a circle of 80 % of its width: ground and snow continue around the mark. */
function withMargin(mark: string): string {
  return mark
    .replace('viewBox="0 0 64 64">', 'viewBox="-14 -14 92 92"><path fill="#12241f" d="M-14-14h92v92h-92z"/>')
    .replace('</svg>', '<path fill="#f7f8f6" d="M-14 60 1 49.5V63h62V41.6L78 33v45h-92z"/></svg>');
}
