import { describe, expect, it } from 'vitest';
import type { Picture } from './picture.ts';
import { largestFile, sourceSet, widthsInViewer, widthsOnPage } from './picture-files.ts';

const picture = (width: number): Picture => ({
  file: 'winter-valley.abcd1234',
  width,
  height: 900,
  alt: 'Dal',
  caption: 'Dal',
  ground: 'snow',
  focus: [5, 5],
});

describe('the files of a picture', () => {
  it('are never wider than the original', () => {
    expect(Math.max(...widthsOnPage({ width: 1080 }, 'avif', 'window'))).toBeLessThanOrEqual(1080);
    expect(Math.max(...widthsInViewer({ width: 1080 }))).toBeLessThanOrEqual(1080);
  });

  it('have the widest ones only where the picture fills the window', () => {
    const filling = widthsOnPage({ width: 2400 }, 'avif', 'window');
    const inset = widthsOnPage({ width: 2400 }, 'avif', 'row');
    expect(Math.max(...filling)).toBe(2000);
    expect(Math.max(...inset)).toBe(1280);
    expect(filling).toEqual(expect.arrayContaining(inset));
  });

  it('stand in the srcset with their true widths', () => {
    expect(sourceSet(picture(700), 'webp', 'window')).toBe('/pictures/winter-valley.abcd1234-640.webp 640w');
    for (const source of sourceSet(picture(2400), 'avif', 'window').split(', ')) {
      expect(source).toMatch(/^\/pictures\/winter-valley\.abcd1234-(\d+)\.avif \1w$/);
    }
  });

  it.each([
    [2400, 1600],
    [1600, 1600],
    [1500, 1280],
  ])('lead, for an original of %i, to one of %i in the viewer', (width, widest) => {
    expect(largestFile(picture(width))).toBe(`/pictures/winter-valley.abcd1234-${widest}.webp`);
  });
});
