import { existsSync } from 'node:fs';
import path from 'node:path';
import { pictureCache } from './originals.ts';
import type { PictureFile } from './place-pictures.ts';

/** A file that answers for an encoded picture. */
export interface FoundPicture {
  file: string;
  /** False for its original, which stands in until it is made. */
  isEncoded: boolean;
}

export type PictureStore = ReturnType<typeof createPictureStore>;

/** Finds the encoded pictures of a site, which are kept between builds. */
export function createPictureStore(root: string, files: readonly PictureFile[]) {
  const byName = new Map(files.map((file) => [file.name, file]));
  const encodedFile = (name: string) => path.join(root, pictureCache, name);
  return {
    files,
    /** Nobody waits for a picture: its original stands in. Undefined for a name that is not a file of this site. */
    find(name: string): FoundPicture | undefined {
      const picture = byName.get(name);
      if (!picture) return undefined;
      const file = encodedFile(name);
      return existsSync(file) ? { file, isEncoded: true } : { file: picture.original, isEncoded: false };
    },
    /** The files that have not been made yet. */
    missing: () => files.filter(({ name }) => !existsSync(encodedFile(name))),
  };
}
