import sharp from 'sharp';
import { isLogoFile, logoFile, logoIconFile, shownLogo } from '../../content-model/logo.ts';
import type { LogoData } from '../../src/page-data/types.ts';
import { type ContentSource, readImage } from '../content/content-source.ts';

/** The firm's own logo, as it is stored. */
export interface SiteLogo {
  name: string;
  /** A PNG. */
  bytes: Buffer;
  /** Its square, a PNG too. */
  icon: Buffer;
  width: number;
  height: number;
}

/** Reads the logo that a company names; null without one, and for one that is missing or damaged. */
export async function readLogo(source: ContentSource, name: string | null): Promise<SiteLogo | null> {
  const file = logoFile(name ?? '');
  if (name === null || !isLogoFile(file)) return null;
  try {
    const bytes = await readImage(source, file);
    const icon = await readImage(source, logoIconFile(name));
    const { width, height } = await sharp(bytes).metadata();
    return { name, bytes, icon, width, height };
  } catch {
    return null;
  }
}

const logoAddress = ({ name }: SiteLogo): string => `/brand/logo-${name}.png`;

export const logoIconAddress = ({ name }: SiteLogo): string => `/brand/icon-${name}.png`;

/** Returns what pages need to show a logo, in CSS pixels and in its own proportions. */
export function logoData(logo: SiteLogo, hasName: boolean): LogoData {
  const scale = Math.min(shownLogo.width / logo.width, shownLogo.height / logo.height);
  const scaled = (pixels: number) => Math.max(1, Math.round(pixels * scale));
  return { address: logoAddress(logo), width: scaled(logo.width), height: scaled(logo.height), hasName };
}

/** Returns the files of a logo by their addresses. */
export const logoFiles = (logo: SiteLogo): [address: string, bytes: Buffer][] => [
  [logoAddress(logo), logo.bytes],
  [logoIconAddress(logo), logo.icon],
  // Browsers that draw no SVG ask for it by themselves, and go by its bytes.
  ['/favicon.ico', logo.icon],
];
