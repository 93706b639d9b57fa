const logoFolder = 'content/logo';

/** A logo is named after its bytes, and never deleted, so that earlier companies keep theirs. */
export const logoFile = (name: string): string => `${logoFolder}/${name}.png`;

/** The square of a logo, by which browsers, phones and search engines know the firm. */
export const logoIconFile = (name: string): string => `${logoFolder}/${name}-icon.png`;

export const isLogoFile = (file: string): boolean => /^content\/logo\/[0-9a-f]+(-icon)?\.png$/.test(file);

/** How a logo is stored, in pixels: within this box, and as high or as wide as sharp screens need. */
export const logoBox = { width: 800, height: 320 } as const;
export const minLogo = { width: 400, height: 80 } as const;

/** The square of a logo, in pixels: its side, and what is left free at each edge. */
export const logoIcon = { side: 512, margin: 32 } as const;

/** How pages show a logo, in CSS pixels: this high, unless it then were wider. */
export const shownLogo = { width: 200, height: 40 } as const;
