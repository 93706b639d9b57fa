import { forEachLanguage } from '../../../common/languages.ts';
import type { SaveResponse } from '../../../content-model/desk/contract.ts';
import type { PictureEntry, Pictures } from '../../../content-model/pictures.ts';
import { getDocument, keepDraft, type OpenDocument, updateDocument } from './documents.ts';
import { newPhotos } from './drafts.ts';
import { omitKey } from './json.ts';
import { refreshOverview, useDocument } from './loading.ts';
import { useOverview } from './overview.ts';
import { usePictures } from './pictures.ts';
import { request } from './request.ts';
import { edit } from './saving/edit.ts';
import { save } from './saving/save.ts';
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

/** The file as the server has it. */
const latestOf = (document: OpenDocument<Pictures> | undefined) =>
  document?.elsewhere ?? { version: document?.version, value: document?.saved };

/** Adds a new photo to the pictures. Throws when refused; its fields then say why. */
export async function addNewPhoto(name: string, words: PictureWords): Promise<void> {
  // What is typed about other photos must not meet this save.
  await save('pictures');
  const { version, value: present } = latestOf(getDocument('pictures'));
  const added = { [name]: entryOf(name, words) };
  const sent = { version, value: { ...present, ...added } };
  const answer = await submit<SaveResponse>(newPhotos, 'PUT', '/documents/pictures', sent);
  const document = getDocument('pictures');
  const saved = { version: answer.version, value: sent.value };
  if (document?.elsewhere) updateDocument('pictures', { elsewhere: saved });
  else if (document)
    updateDocument('pictures', { ...saved, saved: saved.value, value: { ...document.value, ...added } });
  keepDraft('pictures');
  await refreshOverview();
  forgetWords(name);
}

export async function discardNewPhoto(name: string): Promise<void> {
  await request('DELETE', `/pictures/${name}`);
  forgetWords(name);
}
