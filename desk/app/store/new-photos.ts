import { forEachLanguage } from '../../../common/languages.ts';
import type { PictureEntry } from '../../../content-model/pictures.ts';
import { getDocument } from './documents.ts';
import { newPhotos } from './drafts.ts';
import { omitKey } from './json.ts';
import { loadDocument, refreshOverview, useDocument } from './loading.ts';
import { useOverview } from './overview.ts';
import { usePictures } from './pictures.ts';
import { request } from './request.ts';
import { edit } from './saving/edit.ts';
import { submit } from './saving/submit.ts';

type PictureWords = Partial<PictureEntry>;

/** The photos that wait for their words, with those written so far. */
export function useNewPhotos(): [name: string, words: PictureWords][] {
  const pictures = usePictures();
  const written = useDocument(newPhotos)?.value ?? {};
  const unsaved = useOverview().newPhotos.filter((name) => !(name in pictures));
  return unsaved.map((name) => [name, written[name] ?? {}]);
}

/** What a new photo lacks; empty when it can be used. */
export const missingWords = ({ alt }: PictureWords) => (alt?.no?.trim() ? '' : 'Mangler én setning');

const unwritten = forEachLanguage(() => '');

const entryOf = (name: string, { alt, caption, focus = [50, 50] }: PictureWords): PictureEntry => ({
  file: `${name}.webp`,
  photo: true,
  focus,
  alt: { ...unwritten, ...alt },
  caption: { ...unwritten, ...caption },
});

const forgetWords = (name: string) => edit(newPhotos, (all) => omitKey(all, name));

/** Adds a new photo to the pictures. Throws when refused; its fields then say why. */
export async function addNewPhoto(name: string, words: PictureWords): Promise<void> {
  const { version, saved, elsewhere = saved } = getDocument('pictures') ?? {};
  await submit(newPhotos, 'PUT', '/documents/pictures', {
    version,
    value: { ...elsewhere, [name]: entryOf(name, words) },
  });
  await refreshOverview();
  await loadDocument('pictures');
  forgetWords(name);
}

export async function discardNewPhoto(name: string): Promise<void> {
  await request('DELETE', `/pictures/${name}`);
  forgetWords(name);
}
