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
  ['a video', '\0\0\0\x20ftypisom\0\0\x02\0isomiso2avc1mp41'],
  ['a video of Apple', '\0\0\0\x14ftypqt  \0\0\0\0qt  '],
  ['nothing', ''],
  ['a raw photo', '\0\0\0\x18ftypcrx \0\0\0\x01crx isom'],
  ['a document', '%PDF-1.7'],
  ['a text', 'Hei'],
  // The decoder knows a drawing by its words, wherever they stand.
  ['a drawing', '<!--ftypmif1 --><svg xmlns="http://www.w3.org/2000/svg">'],
])('refuses %s', (_kind, start) => {
  expect(kindOf(start)).toContain('Bruk JPEG, PNG, WebP, AVIF eller HEIC.');
});
