import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { type ComposedSite, makeFile } from '../../builder/compose/compose-site.ts';
import { pictureCache } from '../../builder/pictures/originals.ts';
import { listFilesToMake } from '../../builder/pictures/place-pictures.ts';
import { writeWhole } from '../../builder/write-whole.ts';
import { root } from './site.ts';

/** Makes a file of a site in the folder that is served. Resolves with false for an address that the site has not. */
export type MakeMissing = (address: string) => Promise<boolean>;

/**
 * Makes files as the preview does, but pictures that no build has made yet with the least effort: as wide and as high,
 * in an eighth of the time. tests/release reads those of a release.
 */
export function makeQuickly(composed: ComposedSite, folder: string): MakeMissing {
  const { catalog, placedPictures } = composed.site;
  const files = listFilesToMake(catalog, placedPictures);
  const pictures = new Map(files.map((file) => [`/pictures/${file.name}`, file]));

  async function make(address: string): Promise<Buffer | string | undefined> {
    const picture = pictures.get(address);
    if (picture && !existsSync(path.join(root, pictureCache, picture.name))) {
      const { original, width, format } = picture;
      return sharp(original).autoOrient().resize(width)[format]({ quality: 40, effort: 0 }).toBuffer();
    }
    const made = await makeFile(composed, address);
    return made && ('body' in made ? made.body : readFile(made.file));
  }

  return async (address) => {
    const body = await make(address);
    if (body === undefined) return false;
    await writeWhole(path.join(folder, address), body);
    return true;
  };
}
