const logoFolder = 'content/logo';

/** A logo is named after its bytes, and never deleted, so that earlier companies keep theirs. */
export const logoFile = (name: string): string => `${logoFolder}/${name}.png`;

export const isLogoFile = (file: string): boolean => /^content\/logo\/[0-9a-f]{16}\.png$/.test(file);

/** How a logo is stored, in pixels: within this box, and as high or as wide as sharp screens need. */
export const logoBox = { width: 800, height: 320 } as const;
export const minLogo = { width: 400, height: 80 } as const;

/** How pages show a logo, in CSS pixels: this high, unless it then were wider. */
export const shownLogo = { width: 200, height: 40 } as const;
