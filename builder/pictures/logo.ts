import sharp from 'sharp';
import { isLogoFile, logoFile, shownLogo } from '../../content-model/logo.ts';
import type { LogoData } from '../../src/page-data/types.ts';
import { brandColor } from '../brand-color.ts';
import { type ContentSource, readContent } from '../content/content-source.ts';

/** The firm's own logo, as it is stored. */
export interface SiteLogo {
  name: string;
  /** A PNG. */
  bytes: Buffer;
  width: number;
  height: number;
}

/** Reads the logo that a company names; null without one, and for one that is missing or damaged. */
export async function readLogo(contentSource: ContentSource, name: string | null): Promise<SiteLogo | null> {
  const file = logoFile(name ?? '');
  if (name === null || !isLogoFile(file)) return null;
  try {
    const bytes = await readContent(contentSource, file);
    const { width, height } = await sharp(bytes).metadata();
    return { name, bytes, width, height };
  } catch {
    return null;
  }
}

const logoAddress = ({ name }: SiteLogo): string => `/brand/logo-${name}.png`;

/** The square by which browsers, phones and search engines know the firm. */
export const logoIconAddress = ({ name }: SiteLogo): string => `/brand/icon-${name}.png`;

/** Returns what pages need to show a logo, in CSS pixels and in its own proportions. */
export function logoData(logo: SiteLogo, hasName: boolean): LogoData {
  const scale = Math.min(shownLogo.width / logo.width, shownLogo.height / logo.height);
  const scaled = (pixels: number) => Math.max(1, Math.round(pixels * scale));
  return { address: logoAddress(logo), width: scaled(logo.width), height: scaled(logo.height), hasName };
}

const iconSize = 512;
const iconMargin = 32;
/** The plate on which pages show a logo, too. */
const logoGround = brandColor('snow');

async function drawIcon(logo: SiteLogo): Promise<Buffer> {
  const size = iconSize - 2 * iconMargin;
  const input = await sharp(logo.bytes).resize({ width: size, height: size, fit: 'inside' }).png().toBuffer();
  const ground = { width: iconSize, height: iconSize, channels: 3, background: logoGround } as const;
  // A white ground of the logo's own becomes that of the plate, as on pages.
  return sharp({ create: ground })
    .composite([{ input, blend: 'multiply' }])
    .png()
    .toBuffer();
}

/** Returns the files of a logo by their addresses, with functions that make them. */
export const logoFiles = (logo: SiteLogo): [address: string, make: () => Promise<Buffer>][] => [
  [logoAddress(logo), async () => logo.bytes],
  [logoIconAddress(logo), () => drawIcon(logo)],
  // Browsers that draw no SVG ask for it by themselves, and go by its bytes.
  ['/favicon.ico', () => drawIcon(logo)],
];
