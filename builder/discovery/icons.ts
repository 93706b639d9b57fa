import { readFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';

const sizes = [32, 180, 192, 512];
/** Launchers cut a maskable icon to a circle of four fifths of its width. */
const safePart = 0.7;
const ground = '#12241f';

/** Every icon from the one drawing of the mark: file name and PNG. */
export async function drawIcons(root: string): Promise<Map<string, Buffer>> {
  const drawing = await readFile(path.join(root, 'public/brand/mark.svg'));
  const draw = (size: number) =>
    sharp(drawing, { density: (72 * size) / 64 })
      .resize(size, size)
      .png()
      .toBuffer();
  const icons = new Map<string, Buffer>();
  for (const size of sizes) icons.set(`icon-${size}.png`, await draw(size));
  const inner = Math.round(512 * safePart);
  const margin = Math.round((512 - inner) / 2);
  const maskable = sharp({ create: { width: 512, height: 512, channels: 3, background: ground } })
    .composite([{ input: await draw(inner), left: margin, top: margin }])
    .png();
  icons.set('icon-maskable-512.png', await maskable.toBuffer());
  return icons;
}
