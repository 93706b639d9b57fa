import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import type { Route } from '../../tables/routes.ts';
import { type BrandColors, brandColors } from './brand-colors.ts';

/** The size that link previews expect, in pixels. */
export const previewSize = { width: 1200, height: 630 } as const;

/** The site's font at one weight: sharp reads no variable WOFF2. */
const font = fileURLToPath(new URL('../../src/styles/fonts/link-preview.ttf', import.meta.url));

/** Increase it when the drawing changes. */
const version = '3';
const inset = 56;
const stakeWidth = 12;
const textWidth = 560;
const longHeading = 30;

/** What is drawn: the original, the main heading of the page, the firm's name. */
interface Preview {
  original: string;
  heading: string;
  firm: string;
}

/** Returns a hash of everything that a preview depends on; `pictureFile` names the contents of its original. */
export async function previewKey(
  pictureFile: string,
  { heading, firm }: Preview,
  colors: BrandColors = brandColors,
): Promise<string> {
  const parts = [version, pictureFile, heading, firm, ...Object.values(colors)];
  const hash = createHash('sha256').update(parts.join('|'));
  return hash
    .update(await readFile(font))
    .digest('hex')
    .slice(0, 16);
}

/** Draws the preview of a page: its picture, with the stake, the heading and the firm's name on a dark plate. */
export async function drawPreview(
  { original, heading, firm }: Preview,
  colors: BrandColors = brandColors,
): Promise<Buffer> {
  const title = await drawText(heading, heading.length > longHeading ? 42 : 58, colors.snow);
  const name = await drawText(firm, 28, colors['spruce-pale']);
  const gap = 20;
  const plate = {
    width: inset + stakeWidth + 28 + Math.max(title.width, name.width) + inset,
    height: 44 + title.height + gap + name.height + 44,
  };
  const top = previewSize.height - plate.height - inset;
  const left = inset + stakeWidth + 28;
  return sharp(original)
    .rotate()
    .resize({ ...previewSize, fit: 'cover', position: 'entropy' })
    .composite([
      { input: block(plate.width, plate.height, colors['spruce-deep']), left: 0, top },
      { input: block(stakeWidth, plate.height - 72, colors.stake), left: inset, top: top + 36 },
      { input: block(stakeWidth, 16, colors.snow), left: inset, top: top + 56 },
      { input: title.data, left, top: top + 44 },
      { input: name.data, left, top: top + 44 + title.height + gap },
    ])
    .jpeg({ quality: 78, mozjpeg: true })
    .toBuffer();
}

function block(width: number, height: number, background: string) {
  return { create: { width, height, channels: 3 as const, background } };
}

async function drawText(text: string, size: number, color: string) {
  const markup = `<span foreground="${color}">${text.replace(/&/g, '&amp;').replace(/</g, '&lt;')}</span>`;
  const { data, info } = await sharp({
    text: {
      text: markup,
      font: `Link Preview ${size}px`,
      fontfile: font,
      rgba: true,
      width: textWidth,
      // A name may be one long word.
      wrap: 'word-char',
      dpi: 72,
    },
  })
    .png()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/** The address of the preview of a page. All pages of the news have the same one, and each article has its own. */
export function previewFile({ screen, file }: Pick<Route, 'screen' | 'file'>, language: string): string {
  const name = screen === 'article' && file ? file : screen;
  return path.posix.join('/previews', language, `${name}.jpg`);
}
