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
