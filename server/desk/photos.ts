import { existsSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { writeFileDurable } from '../../builder/files.ts';
import { hashOf } from '../../builder/hash.ts';
import { openOriginal } from '../../builder/pictures/open-original.ts';
import { fileNameFrom } from '../../common/file-names.ts';
import { forEachLanguage } from '../../common/languages.ts';
import { mayBeGone } from '../../content-model/check-content.ts';
import { formatJson } from '../../content-model/content-json.ts';
import { isPictureFile, type PictureEntry, photoFile, pictureFile } from '../../content-model/pictures.ts';
import { forEachText, metaOf } from '../../content-model/schema-tree.ts';
import { HttpError } from '../http.ts';
import type { CleanedPhoto } from './clean-photo.ts';
import { type DeskContext, requireHistory } from './desk-context.ts';
import { type DocumentState, fullTitleOf, labelOf } from './documents.ts';
import { cleanUpload } from './uploads.ts';

const thumbnailSize = 480;

// On Windows, nobody can delete a file that sharp has open.
sharp.cache(false);

/**
 * Cleans a streamed photo, and stores it with empty words. Its name ends in digits of its bytes, so a name is never used for
 * other bytes, and the same photo sent twice is one, with the words that it has by then.
 */
export async function receivePhoto(
  desk: Pick<DeskContext, 'settings' | 'draft'>,
  fileName: string,
  body: AsyncIterable<Uint8Array>,
): Promise<{ name: string }> {
  const { webp } = await cleanUpload<CleanedPhoto>(desk.settings.data, { body, script: 'clean-photo.ts' });
  const photo = Buffer.from(webp, 'base64');
  const name = `${fileNameFrom(path.parse(fileName).name, 'bilde')}-${hashOf(photo)}`;
  await desk.draft.inTurn(() => storePhoto(desk.draft.root, name, photo));
  return { name };
}

/** Writes the photo before its words, because words without a photo are nothing. */
async function storePhoto(root: string, name: string, photo: Buffer): Promise<void> {
  const isThere = (file: string) => existsSync(path.join(root, file));
  const empty = forEachLanguage(() => '');
  const words: PictureEntry = {
    photo: true,
    focus: [50, 50],
    alt: empty,
    caption: empty,
    added: new Date().toISOString(),
  };
  if (!isThere(photoFile(name))) await writeFileDurable(path.join(root, photoFile(name)), photo);
  if (!isThere(pictureFile(name)))
    await writeFileDurable(path.join(root, pictureFile(name)), formatJson(words));
}

/** The places where a photo is alone, and which would show the stock picture without it. */
function singlePlacesOf(documents: readonly DocumentState[], name: string): string[] {
  const places: string[] = [];
  for (const { document, value } of documents) {
    forEachText(document.schema, value, (text, field, at) => {
      const { slot } = metaOf(field);
      if (text !== name || !slot || mayBeGone.includes(slot)) return;
      places.push(`${fullTitleOf(document, value)}: ${labelOf(document, at)}`);
    });
  }
  return places;
}

/** Deletes a photo. Throws an HttpError that names the places where it stands alone. */
export async function deletePhoto(desk: DeskContext, name: string): Promise<void> {
  const { deletions, publisher } = requireHistory(desk);
  const { root, inTurn } = desk.draft;
  await inTurn(async () => {
    if (!existsSync(path.join(root, photoFile(name)))) throw new HttpError(404, 'Bildet finnes ikke.');
    const places = singlePlacesOf((await desk.readDraft()).documents, name);
    if (places.length > 0) throw new HttpError(422, `Bytt det ut først der det står: ${places.join(', ')}.`);
    await deletions.deletePhoto(name);
  });
  // Composing may take minutes, so the answer does not wait for it.
  void publisher.renewAfterDeletion();
}

export async function readThumbnail(root: string, name: string): Promise<Buffer> {
  const file = path.join(root, photoFile(name));
  if (!isPictureFile(photoFile(name)) || !existsSync(file)) throw new HttpError(404, 'Bildet finnes ikke.');
  const box = { width: thumbnailSize, height: thumbnailSize, fit: 'inside' as const };
  return openOriginal(file).resize(box).webp({ quality: 70 }).toBuffer();
}
