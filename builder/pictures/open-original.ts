import sharp from 'sharp';

/** Opens a picture upright, on white where it is transparent. Ignores warnings. */
export const openOriginal = (file: string) =>
  sharp(file, { failOn: 'error' }).autoOrient().flatten({ background: '#fff' });
