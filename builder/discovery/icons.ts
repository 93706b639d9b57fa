import path from 'node:path';
import sharp from 'sharp';

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
