import type { PictureUse } from '../../../server/desk/contract.ts';
import { useOverview } from './overview.ts';

/** Finds each place and article with a picture. */
export function usePictureUses(): (name: string) => (PictureUse & { document: string })[] {
  const { documents } = useOverview();
  const uses = documents.flatMap(({ id, pictures }) => pictures.map((use) => ({ ...use, document: id })));
  return (name) => uses.filter((use) => use.name === name);
}
