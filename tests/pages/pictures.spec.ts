import { routes } from '../support/site.ts';
import { expect, matrix, test } from '../support/test.ts';
import { pictures } from '../support/texts.ts';

// docs/design.md, "Pictures": what is shown of the shipped pictures, at density 1.

const windows = [
  [320, 640],
  [390, 844],
  [768, 1024],
  [1024, 768],
  [1280, 800],
  [1440, 900],
  [1920, 1080],
] as const;

interface ShownPicture {
  /** Its name in content/pictures. */
  name: string;
  /** Painted pixels for each pixel of the file that the browser chose. */
  scale: number;
  /** The visible part of the picture, in percent of its width and height. */
  visible: { x: [number, number]; y: [number, number] };
  isAtTop: boolean;
}

test.skip(!process.env.SHIPPED_CONTENT, 'other pictures have other sizes');

test('no shipped picture is enlarged, or cut off at its focus point', matrix, async ({ page, visit }) => {
  test.setTimeout(480_000);
  const faults: string[] = [];
  for (const [width, height] of windows) {
    await page.setViewportSize({ width, height });
    for (const { path } of routes) {
      await visit(path);
      const shown = await page.evaluate(shownPictures);
      const found = shown.flatMap((picture) => faultsOf(picture, width));
      faults.push(...found.map((fault) => `${path} at ${width} px: ${fault}`));
    }
  }
  expect(faults).toEqual([]);
});

function faultsOf({ name, scale, visible, isAtTop }: ShownPicture, width: number): string[] {
  const [x, y] = pictures[name]?.focus ?? [50, 50];
  const isIn = (point: number, [start, end]: [number, number]) => point >= start && point <= end;
  // At the top of a phone's page fewer bytes show earlier.
  const isSoft = isAtTop && width < 600;
  const most = isSoft ? 1.5 : 1.02;
  return [
    ...(scale > most ? [`${name} is enlarged ${scale.toFixed(2)} times`] : []),
    ...(isIn(x, visible.x) && isIn(y, visible.y) ? [] : [`${name} is cut off at its focus point`]),
  ];
}

/** Runs in the page: chooses the files of all pictures, also of those far below. */
async function shownPictures(): Promise<ShownPicture[]> {
  const images = [...document.querySelectorAll<HTMLImageElement>('main picture img')];
  for (const image of images) image.loading = 'eager';
  const shown = images.filter((image) => image.checkVisibility() && image.clientWidth > 0);
  return Promise.all(
    shown.map(async (image) => {
      await image.decode().catch(() => {});
      const [, name = '', fileWidth = 0] = /([^/.]+)\.\w+-(\d+)\.\w+$/.exec(image.currentSrc) ?? [];
      const ratio = Number(image.getAttribute('height')) / Number(image.getAttribute('width'));
      const { clientWidth, clientHeight } = image;
      // The picture covers its box.
      const painted = Math.max(clientWidth, clientHeight / ratio);
      const [left = 50, top = 50] = getComputedStyle(image).objectPosition.split(' ').map(Number.parseFloat);
      const range = (box: number, size: number, position: number): [number, number] => {
        const part = (100 * box) / size;
        const start = ((100 - part) * position) / 100;
        return [start - 0.5, start + part + 0.5];
      };
      return {
        name,
        scale: painted / Number(fileWidth),
        visible: {
          x: range(clientWidth, painted, left),
          y: range(clientHeight, painted * ratio, top),
        },
        isAtTop: image.closest('main > :first-child') !== null,
      };
    }),
  );
}
