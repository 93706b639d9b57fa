import { describe, expect, it } from 'vitest';
import { BuildFailure } from '../failure.ts';
import type { Catalogue, CataloguePicture } from './catalogue.ts';
import { allPlaces, pictureFinder, placePictures } from './place-pictures.ts';

const picture = (name: string): CataloguePicture => ({
  name,
  original: `/somewhere/${name}.webp`,
  file: `${name}.abcd1234`,
  width: 1600,
  height: 900,
  ground: 'snow',
  focus: [5, 5],
  alt: { no: `Bilde av ${name}`, en: `Picture of ${name}` },
  caption: { no: 'Bilde', en: 'Picture' },
  isPhoto: false,
});
const catalogue: Catalogue = new Map(['valley', 'yard'].map((name) => [name, picture(name)]));

describe('placed pictures', () => {
  it('stand where they are named, with the words of one language', () => {
    const placed = placePictures(
      { banner: 'valley', rows: ['yard', 'valley'] },
      pictureFinder(catalogue, 'en', ''),
    );
    expect(placed).toMatchObject({
      banner: { file: 'valley.abcd1234', alt: 'Picture of valley' },
      rows: [{ alt: 'Picture of yard' }, { alt: 'Picture of valley' }],
    });
  });

  it('say that they are illustrations while they are', () => {
    expect(placePictures('yard', pictureFinder(catalogue, 'no', 'Illustrasjon: '))).toMatchObject({
      alt: 'Illustrasjon: Bilde av yard',
    });
  });

  it('are not called illustrations when they are photographs', () => {
    const photo = new Map([['yard', { ...picture('yard'), isPhoto: true }]]);
    expect(placePictures('yard', pictureFinder(photo, 'no', 'Illustrasjon: '))).toMatchObject({
      alt: 'Bilde av yard',
    });
  });

  it('do not tell visitors where the original lies, nor the other language', () => {
    const text = JSON.stringify(placePictures(['yard'], pictureFinder(catalogue, 'no', '')));
    expect(text).not.toContain('somewhere');
    expect(text).not.toContain('Picture of');
  });

  it('stop the build when the catalogue does not have one', () => {
    const place = () => placePictures({ home: ['yrad'] }, pictureFinder(catalogue, 'no', ''));
    expect(place).toThrow(BuildFailure);
    expect(place).toThrow('content/placements.json names the picture "yrad"');
  });
});

it('a picture is made wide enough for the window only where it fills it', () => {
  const places = allPlaces({
    about: { banner: 'valley', cards: { winter: 'yard' } },
    home: { hero: [{ wide: 'yard' }] },
  });
  expect(places).toEqual([
    { name: 'valley', fillsWindow: true },
    { name: 'yard', fillsWindow: false },
    { name: 'yard', fillsWindow: true },
  ]);
});
