import { expect, it } from 'vitest';
import type { Picture } from './picture.ts';
import { largestFile, smallestFile, sourceSet, viewerWidths } from './picture-files.ts';

const valley: Picture = {
  file: 'winter-valley.abcd1234',
  widths: { avif: [336, 736], webp: [640, 1280], viewer: [1600] },
  width: 1600,
  height: 900,
  alt: 'Dal',
  caption: 'Dal',
  placeholder: 'snow',
  focus: [5, 5],
};

it('a picture offers exactly the widths that its data says were made', () => {
  expect(sourceSet(valley, 'avif')).toBe(
    '/pictures/winter-valley.abcd1234-336.avif 336w, /pictures/winter-valley.abcd1234-736.avif 736w',
  );
  expect(sourceSet(valley, 'webp')).toBe(
    '/pictures/winter-valley.abcd1234-640.webp 640w, /pictures/winter-valley.abcd1234-1280.webp 1280w',
  );
  expect(smallestFile(valley)).toBe('/pictures/winter-valley.abcd1234-640.webp');
  expect(largestFile(valley)).toBe('/pictures/winter-valley.abcd1234-1600.webp');
  expect(viewerWidths(valley)).toEqual([640, 1280, 1600]);
});
