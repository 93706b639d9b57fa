import childProcess from 'node:child_process';
import { readFile, rm } from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import path from 'node:path';
import sharp from 'sharp';
import { expect, it, onTestFinished, vi } from 'vitest';
import { listContent } from '../../builder/content/content-source.ts';
import { temporaryFolder } from '../../builder/testing/folder.ts';
import { widestFile } from '../../common/original-size.ts';
import { maxPhotoBytes, photoTooLarge } from '../../common/photo-size.ts';
import { photoFile, pictureFile } from '../../content-model/pictures.ts';
import { cleanPhoto } from './clean-photo.ts';
import { phonePhoto, plainPhoto, samsungPhoto, traces } from './testing/examples.ts';
import { openDesk, type TestDesk } from './testing/open-desk.ts';

const upload = ({ ask }: TestDesk, name: string, bytes: Buffer) =>
  ask('POST', `/pictures?name=${encodeURIComponent(name)}`, bytes);

const refusal = (reason: string) => ({ reason: expect.stringContaining(reason) });

it('adds an upright photo without metadata and without words to content/', async () => {
  const desk = await openDesk();
  const taken = await phonePhoto();
  for (const trace of traces) expect(taken.includes(trace)).toBe(true);
  const { status, body } = await upload(desk, 'IMG_2041 Åsen.JPG', taken);
  expect({ status, ...body }).toEqual({
    status: 200,
    name: expect.stringMatching(/^img-2041-asen-[0-9a-f]{8}$/),
  });
  const { name } = body;
  const empty = { no: '', en: '' };
  const words = { photo: true, focus: [50, 50], alt: empty, caption: empty };
  expect((await desk.ask('GET', `/documents/pictures/${name}`)).body.value).toMatchObject(words);

  // The left edge of the file is the top of the photo.
  const thumbnail = await desk.ask('GET', `/pictures/${name}/thumbnail`);
  const { data, info } = await sharp(thumbnail.bytes).raw().toBuffer({ resolveWithObject: true });
  expect([info.width, info.height]).toEqual([360, 480]);
  expect(data[0]).toBeGreaterThan(200);
  expect(data.at(-1)).toBeLessThan(80);

  for (const file of await listContent(desk.root)) {
    const bytes = await readFile(path.join(desk.root, file));
    for (const trace of traces) expect(bytes.includes(trace), `${trace} in ${file}`).toBe(false);
  }
  const stored = path.join(desk.root, photoFile(name));
  const { exif, xmp, iptc, icc, orientation } = await sharp(stored).metadata();
  expect([exif, xmp, iptc, icc, orientation]).toEqual(Array(5).fill(undefined));
});

it('the same photo sent twice is one, with the words that it has by then', async () => {
  const desk = await openDesk();
  const bytes = await plainPhoto(1100, 800);
  const answers = await Promise.all([1, 2].map(() => upload(desk, 'ny.jpg', bytes)));
  const [name, other] = answers.map(({ body }) => body.name);
  expect(other).toBe(name);
  await desk.edit(`pictures/${name}`, (value) => (value.alt.no = 'En grøft'));
  expect((await upload(desk, 'ny.jpg', bytes)).body.name).toBe(name);
  expect((await desk.ask('GET', `/documents/pictures/${name}`)).body.value.alt.no).toBe('En grøft');
  const different = await upload(desk, 'ny.jpg', await plainPhoto(1100, 801));
  expect(different.body.name).not.toBe(name);
});

it('a photo whose words are missing has empty ones, and words alone are nothing', async () => {
  const desk = await openDesk();
  await desk.addPhoto('ny');
  await rm(path.join(desk.root, pictureFile('ny')));
  const { status, body } = await desk.ask('GET', '/documents/pictures/ny');
  expect([status, body.value.alt.no]).toEqual([200, '']);
  expect(await desk.photos()).toContain('ny');
  expect(await desk.edit('pictures/ny', (value) => (value.alt.no = 'En grøft'))).toMatchObject({
    status: 200,
  });
  await desk.write(pictureFile('borte'), '{}');
  expect(await desk.photos()).not.toContain('borte');
});

it('deletes a photo with its words, but not where it stands alone', async () => {
  const desk = await openDesk();
  const before = await desk.content();
  await desk.addPhoto('ny');
  await desk.edit('gallery', ({ pictures }) => pictures.photos.push('ny'));
  await desk.edit('about', ({ pictures }) => (pictures.banner = 'ny'));
  const refused = await desk.ask('DELETE', '/pictures/ny');
  expect([refused.status, refused.body.message]).toEqual([422, expect.stringContaining('Om oss: Bildene')]);
  await desk.edit('about', ({ pictures }) => (pictures.banner = pictures.story));
  expect((await desk.ask('DELETE', '/pictures/ny')).status).toBe(200);
  expect(Object.keys(await desk.content()).sort()).toEqual(Object.keys(before).sort());
  expect((await desk.ask('DELETE', '/pictures/ny')).status).toBe(404);
  expect(await desk.publish()).not.toHaveProperty('failed');
});

it('asks for the words of a photo that visitors see, before publishing', async () => {
  const desk = await openDesk();
  await desk.addPhoto('ny');
  await desk.edit('pictures/ny', (value) => (value.alt.no = ''));
  expect(await desk.publish()).not.toHaveProperty('failed');
  await desk.edit('gallery', ({ pictures }) => pictures.photos.push('ny'));
  const problems = [{ document: 'pictures/ny', path: ['alt', 'no'] }];
  expect(await desk.publish()).toMatchObject({ failed: true, problems });
  await desk.edit('pictures/ny', (value) => (value.alt.no = 'En grøft'));
  expect(await desk.publish()).not.toHaveProperty('failed');
});

const photo = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#888' } });
const turned = (width: number, height: number) =>
  photo(width, height).withMetadata({ orientation: 6 }).jpeg().toBuffer();
const example = (file: string) => path.join(import.meta.dirname, 'testing', file);
const halfAHeic = async () => (await readFile(example('iphone.heic'))).subarray(0, 60_000);
/** Only says that it has 71 megapixels. */
async function largePhoto() {
  const jpeg = await plainPhoto(1200, 900);
  const size = jpeg.indexOf(Buffer.from([0xff, 0xc0])) + 5;
  jpeg.writeUInt16BE(7051, size);
  jpeg.writeUInt16BE(10_000, size + 2);
  return jpeg;
}
const halfAPhoto = async () => (await plainPhoto(1200, 900)).subarray(0, 900);
/** Photo programs call AVIF so, as phones do HEIC. */
const namedAsHeic = async () => {
  const avif = await photo(1200, 900).avif({ effort: 0 }).toBuffer();
  avif.write('mif1', 8);
  return avif;
};
/** Only says that it has 30 megapixels. */
async function largeAvif() {
  const avif = await namedAsHeic();
  const size = avif.indexOf('ispe') + 8;
  avif.writeUInt32BE(6000, size);
  avif.writeUInt32BE(5000, size + 4);
  return avif;
}

it.each<[string, () => Buffer | Promise<Buffer>, object]>([
  ['48 megapixels', () => plainPhoto(6000, 8000), { width: widestFile, height: (widestFile * 4) / 3 }],
  ['a damaged photo that browsers show', samsungPhoto, { width: 1600, height: 1200 }],
  ['a photo that is too tall for WebP', () => turned(17_000, 1200), { width: 1156, height: 16_383 }],
  ['a HEIC photo', () => readFile(example('iphone.heic')), { width: 1200, height: 900 }],
  ['an AVIF photo that is named as HEIC is', namedAsHeic, { width: 1200, height: 900 }],
  ['half an AVIF photo', async () => (await namedAsHeic()).subarray(0, 300), refusal('skadet')],
  ['an AVIF photo of too many pixels', () => largeAvif(), refusal('det er plass til 24.')],
  ['a small photo', () => plainPhoto(1079, 900), refusal('det må være minst 1080.')],
  ['too many pixels', () => largePhoto(), refusal('det er plass til 70.')],
  ['a text', () => Buffer.from('Hei'), refusal('er ikke et bilde som kan leses.')],
  ['half a photo', halfAPhoto, refusal('Bildet er skadet, eller bare en del')],
])('resizes or refuses %s', async (_name, bytes, result) => {
  // The decoder of HEIC prints what is wrong with a photo.
  vi.spyOn(console, 'log').mockReturnValue();
  const folder = temporaryFolder({ 'bilde.jpg': await bytes() });
  expect(await cleanPhoto(path.join(folder, 'bilde.jpg'))).toMatchObject(result);
});

it('knows no photo by a path', async () => {
  const desk = await openDesk();
  const before = await desk.content();
  expect((await desk.ask('GET', '/pictures/..%2f..%2fcompany/thumbnail')).status).toBe(404);
  for (const name of ['..%2fpublishing', 'a'.repeat(300), '__proto__'])
    expect((await desk.ask('DELETE', `/pictures/${name}`)).status, name).toBe(404);
  expect(await desk.content()).toEqual(before);
});

it('explains why a photo cannot be used, and leaves no file', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const desk = await openDesk();
  const run = vi.spyOn(childProcess, 'execFile').mockImplementationOnce((...args) => {
    const done = args.at(-1) as unknown as (error: Error) => void;
    // The system kills a process that needs too much memory.
    done(Object.assign(new Error('Command failed'), { signal: 'SIGKILL' }));
    return {} as ReturnType<typeof childProcess.execFile>;
  });
  syncBuiltinESMExports();
  onTestFinished(() => {
    run.mockRestore();
    syncBuiltinESMExports();
  });
  const message = expect.stringContaining('Bildet er for stort for denne maskinen');
  const answer = await upload(desk, 'stor.jpg', await plainPhoto(1100, 800));
  expect(answer).toMatchObject({ status: 422, body: { message } });
  expect(await desk.list('var/desk/uploads')).toEqual([]);
});

it('explains that a HEIC photo is damaged, whatever its decoder prints', async () => {
  const answer = await upload(await openDesk(), 'halvt.heic', await halfAHeic());
  const message = expect.stringContaining('Bildet er skadet');
  expect(answer).toMatchObject({ status: 422, body: { message } });
});

it('refuses a photo with too many bytes, and leaves no file', async () => {
  const desk = await openDesk();
  const answer = await upload(desk, 'stor.jpg', Buffer.alloc(maxPhotoBytes + 1)).catch(() => null);
  if (answer) expect(answer.body.message).toBe(photoTooLarge);
  await vi.waitFor(async () => expect(await desk.list('var/desk/uploads')).toEqual([]));
});
