import sharp from 'sharp';
import { brandColor } from '../../builder/brand-color.ts';
import { photoStartBytes, whyNoLogo } from '../../common/photo-kind.ts';
import { logoBox, logoIcon, minLogo } from '../../content-model/logo.ts';
import { readStart } from './read-start.ts';
import type { Cleaned } from './uploads.ts';

/** A cleaned logo and its square, as PNGs in Base64. */
export interface CleanedLogo {
  png: string;
  icon: string;
}

/** As for photos: decoding takes memory. */
const maxMegapixels = 70;
/** What a logo is reduced to before its edges are trimmed. */
const workingBox = { width: 3000, height: 3000, fit: 'inside', withoutEnlargement: true } as const;
/** How much a pixel may differ from the edge that is trimmed. A JPEG is never of one color. */
const trimThreshold = 16;

/**
 * Converts the first frame of a logo to an upright PNG in sRGB without edges and without metadata, within the box of a
 * logo.
 */
export async function cleanLogo(from: string): Promise<Cleaned<CleanedLogo>> {
  const wrongKind = whyNoLogo(await readStart(from, photoStartBytes));
  if (wrongKind) return { reason: `Filen ${wrongKind}` };
  try {
    const { width, height } = await sharp(from, { limitInputPixels: false }).metadata();
    const megapixels = Math.round((width * height) / 1_000_000);
    if (megapixels > maxMegapixels)
      return { reason: `Logoen har ${megapixels} megapiksler, og det er plass til ${maxMegapixels}.` };
    const upright = sharp(from, { failOn: 'error' }).autoOrient().toColourspace('srgb').ensureAlpha();
    const whole = await upright.resize(workingBox).png({ compressionLevel: 1 }).toBuffer();
    const trimmed = await sharp(whole)
      .trim({ threshold: trimThreshold })
      .png({ compressionLevel: 1 })
      .toBuffer();
    const logo = sharp(trimmed).resize({ ...logoBox, fit: 'inside', withoutEnlargement: true });
    const { data, info } = await logo.clone().raw().toBuffer({ resolveWithObject: true });
    if (isHardlyVisible(data))
      return {
        reason: 'Logoen er for lys til å synes på lys bunn. Be om den mørke utgaven av den, som PNG.',
      };
    if (info.height < minLogo.height && info.width < minLogo.width)
      return {
        reason: `Logoen er bare ${info.width} piksler bred og ${info.height} høy. Den må være minst ${minLogo.width} bred eller ${minLogo.height} høy: be om en større, som PNG.`,
      };
    const png = await logo.png({ compressionLevel: 9 }).toBuffer();
    const icon = await drawIcon(png);
    return { png: png.toString('base64'), icon: icon.toString('base64') };
  } catch {
    return { reason: 'Logoen kan ikke leses. Be om logoen som PNG.' };
  }
}

/** The plate on which a logo stands, on pages and in its square. */
const plateColor = brandColor('snow');

async function drawIcon(logo: Buffer): Promise<Buffer> {
  const { side, margin } = logoIcon;
  const free = side - 2 * margin;
  const input = await sharp(logo).resize({ width: free, height: free, fit: 'inside' }).png().toBuffer();
  const plate = { width: side, height: side, channels: 3, background: plateColor } as const;
  // A white ground of the logo's own becomes that of the plate, as on pages.
  return sharp({ create: plate })
    .composite([{ input, blend: 'multiply' }])
    .png({ compressionLevel: 9 })
    .toBuffer();
}

/** WCAG's contrast for graphics. */
const minContrast = 3;
/** The share of the visible pixels that must have it. Words on an opaque ground may be thin. */
const minShare = 0.01;
/** Red, green and blue. */
const plate = [1, 3, 5].map((at) => Number.parseInt(plateColor.slice(at, at + 2), 16));

const linearOf = (byte: number): number => {
  const share = byte / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
};

const luminanceOf = ([red = 0, green = 0, blue = 0]: readonly number[]): number =>
  0.2126 * linearOf(red) + 0.7152 * linearOf(green) + 0.0722 * linearOf(blue);

/** Whether hardly a visible pixel of four bytes has contrast against the ground of a logo. */
function isHardlyVisible(pixels: Uint8Array): boolean {
  const darkest = (luminanceOf(plate) + 0.05) / minContrast - 0.05;
  let [visible, contrasting] = [0, 0];
  for (let at = 0; at < pixels.length; at += 4) {
    const opacity = (pixels[at + 3] ?? 0) / 255;
    if (opacity < 0.5) continue;
    visible += 1;
    const seen = plate.map((ground, index) => (pixels[at + index] ?? 0) * opacity + ground * (1 - opacity));
    if (luminanceOf(seen) <= darkest) contrasting += 1;
  }
  return contrasting < Math.max(1, visible * minShare);
}

// uploads.ts runs this file in its own process, with the path of a logo.
if (process.argv[1] === import.meta.filename) {
  sharp.concurrency(1);
  process.stdout.write(`\n${JSON.stringify(await cleanLogo(process.argv[2] ?? ''))}`);
}
