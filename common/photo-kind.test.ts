import { expect, it } from 'vitest';
import { whyNoPhoto } from './photo-kind.ts';

const kindOf = (start: string) => whyNoPhoto(Buffer.from(start, 'latin1'));

it.each([
  ['JPEG', '\xff\xd8\xff\xe1'],
  ['PNG', '\x89PNG\r\n\x1a\n'],
  ['WebP', 'RIFF\x10\0\0\0WEBPVP8 '],
  ['HEIC', '\0\0\0\x18ftypheic\0\0\0\0mif1heic'],
  ['HEIC of several photos', '\0\0\0\x18ftypmsf1\0\0\0\0msf1hevc'],
  ['AVIF', '\0\0\0\x1cftypavif\0\0\0\0mif1miaf'],
  ['AVIF of a photo program', '\0\0\0\x1cftypmif1\0\0\0\0avifmif1'],
])('takes %s', (_kind, start) => {
  expect(kindOf(start)).toBeNull();
});

it.each([
  ['en video', '\0\0\0\x20ftypisom\0\0\x02\0isomiso2avc1mp41'],
  ['en video', '\0\0\0\x14ftypqt  \0\0\0\0qt  '],
  ['en video', '\x1a\x45\xdf\xa3\x93'],
  ['ikke et bilde som kan leses', ''],
  ['ikke et bilde som kan leses', '\0\0\0\x18ftypcrx \0\0\0\x01crx isom'],
  ['ikke et bilde som kan leses', '%PDF-1.7'],
  ['ikke et bilde som kan leses', 'Hei'],
  // The decoder knows a drawing by its words, wherever they stand.
  ['ikke et bilde som kan leses', '<!--ftypmif1 --><svg xmlns="http://www.w3.org/2000/svg">'],
])('refuses what is %s: %j', (kind, start) => {
  expect(kindOf(start)).toContain(`er ${kind}. Bruk JPEG`);
});
