import sharp from 'sharp';

/** What a phone writes into a photo here; it must be found nowhere afterwards. */
export const secretPlace = 'HEMMELIG-STED-59N';

/** A photo as a phone takes it: lying down with a note how to turn it, and with place and time. */
export function phonePhoto(width = 1800, height = 1200): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const;
  return sharp({ create: { width, height, channels: 3, background: '#8899aa', noise } })
    .jpeg()
    .withExif({
      IFD0: { Make: secretPlace, Orientation: '6' },
      IFD2: { DateTimeOriginal: '2026:11:20 07:15:00' },
      IFD3: {
        GPSLatitudeRef: 'N',
        GPSLatitude: '59/1 57/1 0/1',
        GPSLongitudeRef: 'E',
        GPSLongitude: '10/1 28/1 0/1',
      },
    })
    .toBuffer();
}
