import sharp from 'sharp';
import type { Company } from '../../../content-model/company.ts';
import { exampleCompany } from '../../../content-model/testing/example-company.ts';

export const company: Company = {
  ...exampleCompany,
  name: 'Eksempel Vei & Grunn',
  phone: '+47 67 00 00 01',
  email: 'post@firma.no',
  street: 'Veien 1',
  url: 'https://www.firma.no',
  facebook: 'https://www.facebook.com/firma',
  gritGrainSizes: [[4, 8]],
  icePlaningDocument: 'https://www.firma.no/ishovling.pdf',
  formService: { endpoint: 'https://skjema.firma.no/', answerIsReadable: false },
};

const create = (width: number, height: number, background: string) => ({
  create: { width, height, channels: 3 as const, background },
});

export const plainPhoto = (width: number, height: number): Promise<Buffer> =>
  sharp(create(width, height, '#888'))
    .jpeg()
    .toBuffer();

/** Creates a photo as phones of Samsung do. Decoders warn of its scan, but browsers show it. */
export async function samsungPhoto(): Promise<Buffer> {
  const photo = await plainPhoto(1600, 1200);
  const scan = photo.indexOf(Buffer.from([0xff, 0xda]));
  photo[scan + 12] = 0;
  return photo;
}

const maker = 'HEMMELIG-FJERNKAMERA';
const time = '2026:11:20 08:00:00';

export function phonePhoto(width = 1600, height = 1200): Promise<Buffer> {
  const place = { GPSLatitudeRef: 'N', GPSLatitude: '59/1 57/1 0/1' };
  return sharp(create(width, height, '#222'))
    .composite([{ input: create(Math.round(width * 0.4), height, '#fff'), left: 0, top: 0 }])
    .withExif({ IFD0: { Make: maker, DateTime: time }, IFD3: place })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
}

/** The metadata of `phonePhoto`. The last is 59° 57′. */
export const traces = [maker, time, 'Exif', Buffer.from(new Uint32Array([59, 1, 57, 1]).buffer)] as const;

/** The beginning of a photo with several layers. */
export const layeredHeic = Buffer.concat([
  Buffer.from([0, 0, 0, 24]),
  Buffer.from('ftypheis\0\0\0\0mif1heis'),
]);

/** A TIFF that has a number with decimals for each pixel, as photo programs can export. */
export function floatTiff(width: number, height: number): Buffer {
  const [start, bytes] = [200, width * height * 4];
  const file = Buffer.alloc(start + bytes);
  file.write('II*\0\b', 'latin1');
  // Size, bits, no compression, gray, place, one sample, rows, length, decimals.
  const tags = [
    [256, width],
    [257, height],
    [258, 32],
    [259, 1],
    [262, 1],
    [273, start],
    [277, 1],
    [278, height],
    [279, bytes],
    [339, 3],
  ] as const;
  file.writeUInt16LE(tags.length, 8);
  for (const [index, [tag, value]] of tags.entries()) {
    const at = 10 + index * 12;
    file.writeUInt16LE(tag, at);
    file.writeUInt16LE(4, at + 2);
    file.writeUInt32LE(1, at + 4);
    file.writeUInt32LE(value, at + 8);
  }
  file.fill(new Uint8Array(new Float32Array([0.5]).buffer), start);
  return file;
}
