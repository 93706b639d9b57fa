import type { PictureUse } from '../../../content-model/desk/contract.ts';
import type { Pictures } from '../../../content-model/pictures.ts';
import { pageText } from '../text/variables.ts';
import { useDocument } from './loading.ts';
import { useOverview, useVariables } from './overview.ts';

const none: Pictures = {};

export const usePictures = () => useDocument('pictures')?.value ?? none;

/** Finds the name of a picture for people: its Norwegian caption, or else what it shows. */
export function useCaption(): (name: string) => string {
  const pictures = usePictures();
  const variables = useVariables()('no');
  return (name) => {
    const { caption, alt } = pictures[name] ?? {};
    return pageText(caption?.no || alt?.no || '', variables) || name;
  };
}

export function usePictureUses(): (name: string) => (PictureUse & { document: string })[] {
  const { documents } = useOverview();
  const uses = documents.flatMap(({ id, pictures }) => pictures.map((use) => ({ ...use, document: id })));
  return (name) => uses.filter((use) => use.name === name);
}
