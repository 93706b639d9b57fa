import sharp from 'sharp';

export const plainPhoto = (width: number, height: number): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: '#888' } })
    .jpeg()
    .toBuffer();

/** A photo as a phone writes it when it is held upright: lying down, with place, time and a note to turn it. */
export function phonePhoto(width = 1600, height = 1200): Promise<Buffer> {
  const sky = {
    create: { width: Math.round(width * 0.4), height, channels: 3 as const, background: '#fff' },
  };
  return sharp({ create: { width, height, channels: 3, background: '#222' } })
    .composite([{ input: sky, left: 0, top: 0 }])
    .withExif({
      IFD0: { Make: maker, DateTime: time },
      IFD3: {
        GPSLatitudeRef: 'N',
        GPSLatitude: '59/1 57/1 0/1',
        GPSLongitudeRef: 'E',
        GPSLongitude: '10/1 28/1 0/1',
      },
    })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
}

const maker = 'Fjernkamera';
const time = '2026:11:20 08:00:00';

/** What a phone has written into such a photo; the last is 59° 57′. */
export const traces = ['Exif', maker, time, Buffer.from(new Uint32Array([59, 1, 57, 1]).buffer)];

/** The first bytes of a photo in the format that iPhones write. */
export const heic = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypheic\0\0\0\0mif1heic')]);
