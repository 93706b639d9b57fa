import { readFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { listContent } from './content-files.ts';
import { type Desk, openDesk } from './testing/desk.ts';

const words = {
  alt: { no: 'Gravemaskin i en grøft', en: 'An excavator in a trench' },
  caption: { no: 'Graving i dalen', en: 'Digging in the valley' },
};

const upload = ({ ask }: Desk, name: string, bytes: Buffer) =>
  ask('POST', `/pictures?name=${encodeURIComponent(name)}`, bytes);

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#888' } })
    .jpeg()
    .toBuffer();

/** A photo as a phone writes it when it is held upright: lying down, with place, time and a note to turn it. */
function phonePhoto(): Promise<Buffer> {
  const sky = { create: { width: 600, height: 1200, channels: 3 as const, background: '#fff' } };
  return sharp({ create: { width: 1600, height: 1200, channels: 3, background: '#222' } })
    .composite([{ input: sky, left: 0, top: 0 }])
    .withExif({
      IFD0: { Make: 'Fjernkamera', DateTime: '2026:11:20 08:00:00' },
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

/** 59° 57′, as a camera writes it. */
const latitude = Buffer.from(new Uint32Array([59, 1, 57, 1]).buffer);
const traces = ['Exif', 'Fjernkamera', '2026:11:20', latitude];

it('a photo stands upright, has lost place and time, and is in content/ when its words are saved', async () => {
  const desk = await openDesk();
  const taken = await phonePhoto();
  for (const trace of traces) expect(taken.includes(trace)).toBe(true);
  const { status, body } = await upload(desk, 'IMG_2041 Åsen.JPG', taken);
  expect({ status, ...body }).toEqual({
    status: 200,
    name: 'img-2041-asen',
    file: 'img-2041-asen.webp',
    width: 1200,
    height: 1600,
  });
  expect(desk.git('status', '--short')).toBe('');
  const sizes = (await desk.ask('GET', '/pictures')).body;
  expect(sizes).toContainEqual({ name: 'img-2041-asen', width: 1200, height: 1600, pending: true });

  // The left of what the phone wrote is what was up.
  const thumbnail = await desk.ask('GET', '/pictures/img-2041-asen/thumbnail');
  const { data, info } = await sharp(thumbnail.bytes).raw().toBuffer({ resolveWithObject: true });
  expect([info.width, info.height]).toEqual([360, 480]);
  expect(data[0]).toBeGreaterThan(200);
  expect(data.at(-1)).toBeLessThan(80);

  const entry = { file: body.file, photo: true, focus: [50, 50], ...words };
  expect(await desk.edit('pictures', (value) => (value[body.name] = entry))).toMatchObject({ status: 200 });
  expect(await desk.list('content/pictures')).toContain('img-2041-asen.webp');
  expect(await desk.list('.cache/desk/photos')).toEqual([]);
  for (const file of [
    ...(await listContent(desk.root)),
    '.cache/desk/check/content/pictures/img-2041-asen.webp',
  ]) {
    const bytes = await readFile(path.join(desk.root, file));
    for (const trace of traces) expect(bytes.includes(trace), `${trace} in ${file}`).toBe(false);
  }
  const { exif, xmp, iptc, icc, orientation } = await sharp(
    path.join(desk.root, 'content/pictures/img-2041-asen.webp'),
  ).metadata();
  expect([exif, xmp, iptc, icc, orientation]).toEqual(Array(5).fill(undefined));

  // It goes when its entry goes.
  await desk.edit('pictures', (value) => delete value[body.name]);
  expect(await desk.list('content/pictures')).not.toContain('img-2041-asen.webp');
});

it('48 megapixels are brought down', async () => {
  const desk = await openDesk();
  const { body } = await upload(desk, 'stor.jpg', await plain(8000, 6000));
  expect(body).toMatchObject({ width: 2000, height: 1500 });
});

it('two photos of the same name are two pictures', async () => {
  const desk = await openDesk();
  const names = [];
  for (const name of ['winter-valley.jpg', 'ny.jpg', 'ny.jpg']) {
    names.push((await upload(desk, name, await plain(1100, 800))).body.name);
  }
  expect(names).toEqual(['winter-valley-2', 'ny', 'ny-2']);
});

const heic = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypheic\0\0\0\0mif1heic')]);

it.each<[string, () => Promise<Buffer>, string]>([
  ['a HEIC photo', async () => heic, 'Velg Innstillinger > Kamera > Formater > Mest kompatibelt'],
  ['a photo that is too small', () => plain(1079, 900), 'er 1079 piksler bredt, og det må være minst 1080.'],
  ['what is no photo', async () => Buffer.from('<svg onload="alert(1)">'), 'er ikke et bilde som kan leses'],
  ['half a photo', async () => (await plain(1200, 900)).subarray(0, 900), 'er ikke et bilde som kan leses'],
  ['nothing', async () => Buffer.alloc(0), 'er ikke et bilde som kan leses'],
])('%s is refused', async (_name, bytes, message) => {
  const desk = await openDesk();
  const { status, body } = await upload(desk, 'bilde.jpg', await bytes());
  expect({ status, message: body.message }).toEqual({
    status: 422,
    message: expect.stringContaining(message),
  });
  expect(
    (await desk.ask('GET', '/pictures')).body.filter((one: { pending: boolean }) => one.pending),
  ).toEqual([]);
});

it('an entry cannot name a file elsewhere, nor one that was never uploaded', async () => {
  const desk = await openDesk();
  for (const file of ['../company.json', '/etc/passwd', 'borte.webp']) {
    const { status } = await desk.edit(
      'pictures',
      (value) => (value.ny = { file, focus: [50, 50], ...words }),
    );
    expect(status).toBe(422);
  }
  expect((await desk.ask('GET', '/pictures/..%2f..%2fcompany/thumbnail')).status).toBe(404);
  expect(desk.git('status', '--short')).toBe('');
});
