import path from 'node:path';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../../builder/testing/folder.ts';
import { logoFile, logoIconFile } from '../../content-model/logo.ts';
import { cleanLogo } from './clean-logo.ts';
import { openDesk } from './testing/open-desk.ts';

type Drawn = { width?: number; height?: number; color?: string; ground?: string };

/** Draws a bar of a color in the middle of a ground, with an edge of 50 pixels around it. */
const draw = ({ width = 900, height = 150, color = '#12241f', ground = '#0000' }: Drawn = {}) =>
  sharp({ create: { width: width + 100, height: height + 100, channels: 4, background: ground } }).composite([
    { input: { create: { width, height, channels: 4, background: color } }, left: 50, top: 50 },
  ]);

async function clean(bytes: Buffer) {
  const folder = temporaryFolder({ logo: bytes });
  return cleanLogo(path.join(folder, 'logo'));
}

it.each<[string, () => Promise<Buffer>, number, number]>([
  ['6:1', () => draw().png().toBuffer(), 800, 133],
  ['1:1 on white', () => draw({ width: 300, height: 300, ground: '#fff' }).jpeg().toBuffer(), 300, 300],
  ['a tall shield', () => draw({ width: 300, height: 600 }).webp().toBuffer(), 160, 320],
  ['low, but wide', () => draw({ width: 500, height: 30 }).png().toBuffer(), 500, 30],
  ['lying', () => draw({ ground: '#fff' }).withMetadata({ orientation: 6 }).jpeg().toBuffer(), 53, 320],
])('trims a logo: %s', async (_name, bytes, width, height) => {
  const cleaned = await clean(await bytes());
  if ('reason' in cleaned) throw new Error(cleaned.reason);
  const png = await sharp(Buffer.from(cleaned.png, 'base64')).metadata();
  expect(png).toMatchObject({ format: 'png', space: 'srgb' });
  expect([png.exif, png.icc, png.orientation]).toEqual([undefined, undefined, undefined]);
  expect(Math.abs(png.width - width) + Math.abs(png.height - height)).toBeLessThanOrEqual(4);
  const icon = await sharp(Buffer.from(cleaned.icon, 'base64')).metadata();
  expect(icon).toMatchObject({ format: 'png', width: 512, height: 512 });
});

it.each<[string, () => Promise<Buffer> | Buffer, string]>([
  ['white', () => draw({ color: '#fff' }).png().toBuffer(), 'Be om den mørke utgaven'],
  ['yellow', () => draw({ color: '#fd0' }).png().toBuffer(), 'Be om den mørke utgaven'],
  ['white on white', () => draw({ color: '#fff', ground: '#fff' }).jpeg().toBuffer(), 'Be om den mørke'],
  ['nothing', () => draw({ color: '#0000' }).png().toBuffer(), 'Be om den mørke utgaven'],
  ['small', () => draw({ width: 390, height: 79 }).png().toBuffer(), 'be om en større'],
  ['a PDF', () => Buffer.from('%PDF-1.7'), 'Be om logoen som PNG'],
  ['an SVG', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'Be om logoen som PNG'],
  ['half a file', async () => (await draw().png().toBuffer()).subarray(0, 300), 'Be om logoen som PNG'],
])('refuses a logo in words: %s', async (_name, bytes, reason) => {
  expect(await clean(await bytes())).toEqual({ reason: expect.stringContaining(reason) });
});

it('takes thin dark words on an opaque ground', async () => {
  const logo = draw({ width: 800, height: 6, ground: '#fff' });
  const framed = sharp(await logo.png().toBuffer()).extend({ top: 100, bottom: 100, background: '#fdd' });
  expect(await clean(await framed.png().toBuffer())).toHaveProperty('png');
});

it('stores a logo by its bytes, and no other picture as one', async () => {
  const desk = await openDesk();
  const bytes = await draw().png().toBuffer();
  const { body, status } = await desk.ask('POST', '/logo', bytes);
  expect([status, (await desk.ask('POST', '/logo', bytes)).body]).toEqual([200, body]);
  const files = [logoIconFile(body.name), logoFile(body.name)];
  expect(await desk.list('content/logo')).toEqual(files.map((file) => path.basename(file)));
  expect((await desk.ask('GET', `/logo/${body.name}`)).status).toBe(200);
  expect((await desk.ask('GET', '/logo/..%2fcompany')).status).toBe(404);
  const refused = await desk.ask('POST', '/logo', Buffer.from('<svg/>'));
  expect([refused.status, refused.body.message]).toEqual([
    422,
    expect.stringContaining('Be om logoen som PNG'),
  ]);
  await desk.edit('company', (company) => (company.logo = body.name));
  expect(await desk.publish()).not.toHaveProperty('failed');
});
