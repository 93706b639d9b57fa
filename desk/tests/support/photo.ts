import sharp from 'sharp';

/** What a phone writes into a photo here; it must be found nowhere afterwards. */
export const secretPlace = 'HEMMELIG-STED-59N';

/** A photo as a phone takes it: lying down with a note how to turn it, and with place and time. */
export function phonePhoto(width = 1800, height = 1200): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const;
  const exif = {
    IFD0: { Make: secretPlace, Orientation: '6' },
    IFD2: { DateTimeOriginal: '2026:11:20 07:15:00' },
    IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '59/1 57/1 0/1' },
  };
  const photo = sharp({ create: { width, height, channels: 3, background: '#8899aa', noise } });
  return photo.jpeg().withExif(exif).toBuffer();
}
