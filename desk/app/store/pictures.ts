import type { PhotoSummary, PictureUse } from '../../../content-model/desk/contract.ts';
import { pageText } from '../text/variables.ts';
import { useOverview, useVariables } from './overview.ts';

interface ListedPicture extends PhotoSummary {
  name: string;
  /** Its Norwegian caption, or else what it shows, or its name. */
  title: string;
}

/** The id of the document with the words of a picture. */
export const pictureId = (name: string): `pictures/${string}` => `pictures/${name}`;

/** All pictures, newest first. */
export function usePictures(): ListedPicture[] {
  const { documents } = useOverview();
  const variables = useVariables()('no');
  return documents
    .flatMap(({ id, title, photo }) => {
      const name = id.replace('pictures/', '');
      return photo ? [{ ...photo, name, title: pageText(title, variables) }] : [];
    })
    .sort((a, b) => b.added.localeCompare(a.added));
}

/** Finds the name of a picture for people. */
export function useCaption(): (name: string) => string {
  const titles = new Map(usePictures().map(({ name, title }) => [name, title]));
  return (name) => titles.get(name) ?? name;
}

export function usePictureUses(): (name: string) => (PictureUse & { document: string })[] {
  const { documents } = useOverview();
  const uses = documents.flatMap(({ id, pictures }) => pictures.map((use) => ({ ...use, document: id })));
  return (name) => uses.filter((use) => use.name === name);
}
