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
    const { data: png, info } = await sharp(from, { failOn: 'error' })
      .autoOrient()
      .trim({ threshold: trimThreshold })
      .resize({ ...logoBox, fit: 'inside', withoutEnlargement: true })
      .toColourspace('srgb')
      .ensureAlpha()
      .png({ compressionLevel: 9 })
      .toBuffer({ resolveWithObject: true });
    if (info.height < minLogo.height && info.width < minLogo.width)
      return {
        reason: `Logoen er bare ${info.width} piksler bred og ${info.height} høy. Den må være minst ${minLogo.width} bred eller ${minLogo.height} høy: be om en større, som PNG.`,
      };
    const icon = await drawIcon(png);
    return { png: png.toString('base64'), icon: icon.toString('base64') };
  } catch {
    return { reason: 'Logoen kan ikke leses. Be om logoen som PNG.' };
  }
}

async function drawIcon(logo: Buffer): Promise<Buffer> {
  const { side, margin } = logoIcon;
  const free = side - 2 * margin;
  const input = await sharp(logo).resize({ width: free, height: free, fit: 'inside' }).png().toBuffer();
  // As the plate on which a logo stands on pages.
  const plate = { width: side, height: side, channels: 3, background: brandColor('snow') } as const;
  // A white ground of the logo's own becomes that of the plate, as on pages.
  return sharp({ create: plate })
    .composite([{ input, blend: 'multiply' }])
    .png({ compressionLevel: 9 })
    .toBuffer();
}

// uploads.ts runs this file in its own process, with the path of a logo.
if (process.argv[1] === import.meta.filename) {
  sharp.concurrency(1);
  process.stdout.write(`\n${JSON.stringify(await cleanLogo(process.argv[2] ?? ''))}`);
}
