import { forEachLanguage } from '../../../common/languages.ts';
import type { PictureUse } from '../../../content-model/desk/contract.ts';
import type { PictureEntry, Pictures } from '../../../content-model/pictures.ts';
import { createStore } from '../../../src/browser/store.ts';
import { pageText } from '../text/variables.ts';
import { getDocument } from './documents.ts';
import { newPictures } from './drafts.ts';
import { omitKey } from './json.ts';
import { loadDocument, refreshOverview, useDocument } from './loading.ts';
import { useOverview, useVariables } from './overview.ts';
import { request } from './request.ts';
import { edit } from './saving/edit.ts';
import { submit } from './saving/submit.ts';

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

export interface PictureRequest {
  title: string;
  current: string;
  /** Pictures already in the list; choosing one swaps the two. */
  taken: readonly string[];
  /** How many may be added to a list; without it, one picture is chosen. */
  room?: number;
  onChosen: (name: string) => void;
}

export const pictureRequest = createStore<PictureRequest | null>(null);

type PictureTexts = Partial<PictureEntry>;

/** The photos that wait for words, with those written so far. */
export function usePendingPhotos(): [name: string, words: PictureTexts][] {
  const pictures = usePictures();
  const written = useDocument(newPictures)?.value ?? {};
  const waiting = useOverview().waitingPhotos.filter((name) => !(name in pictures));
  return waiting.map((name) => [name, written[name] ?? {}]);
}

/** What a photo lacks; empty when it can be used. */
export const missingText = ({ alt }: PictureTexts) => (alt?.no?.trim() ? '' : 'Mangler én setning');

const unwritten = forEachLanguage(() => '');

const entryOf = (name: string, { alt, caption, focus = [50, 50] }: PictureTexts): PictureEntry => ({
  file: `${name}.webp`,
  photo: true,
  focus,
  alt: { ...unwritten, ...alt },
  caption: { ...unwritten, ...caption },
});

const forgetWords = (name: string) => edit(newPictures, (all) => omitKey(all, name));

/** Adds a waiting photo to the pictures. Throws when refused; its fields then say why. */
export async function addPicture(name: string, words: PictureTexts): Promise<void> {
  const { version, saved, elsewhere = saved } = getDocument('pictures') ?? {};
  await submit(newPictures, 'PUT', '/documents/pictures', {
    version,
    value: { ...elsewhere, [name]: entryOf(name, words) },
  });
  await refreshOverview();
  await loadDocument('pictures');
  forgetWords(name);
}

export async function requestDiscard(name: string): Promise<void> {
  await request('DELETE', `/pictures/${name}`);
  forgetWords(name);
}
