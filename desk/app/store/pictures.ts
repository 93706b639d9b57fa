import { widthsInPlace } from '../../../builder/pictures/picture-widths.ts';
import type { PictureEntry, Pictures } from '../../../schema/pictures.ts';
import { languageCodes } from '../../../tables/languages.ts';
import type { PicturePlace } from '../../../tables/picture-places.ts';
import type { PictureSize } from '../../contract/pictures.ts';
import { filled } from '../text/marks.ts';
import { change, getDocument } from './documents.ts';
import { newPictures } from './drafts.ts';
import { without } from './json.ts';
import { useDocument } from './loading.ts';
import { readContentState, useContentState, useFacts } from './overview.ts';
import { request } from './request.ts';
import { edit, save } from './saving.ts';
import { createValue } from './value.ts';

const none: Pictures = {};

export const usePictures = () => (useDocument('pictures')?.value as Pictures | undefined) ?? none;

/** What a picture is called for people: its Norwegian caption as the site shows it. */
export function useCaption(): (name: string) => string {
  const pictures = usePictures();
  const facts = useFacts()('no');
  return (name) => filled(pictures[name]?.caption.no ?? '', facts) || name;
}

export const useSize = (): ((name: string) => PictureSize | undefined) => {
  const sizes = useContentState()?.sizes;
  return (name) => sizes?.find((one) => one.name === name);
};

/** What to say of a picture that is small for its place; empty when it is large enough. */
export function tooSmall(size: PictureSize | undefined, place: PicturePlace): string {
  const wanted = widthsInPlace(place, Number.POSITIVE_INFINITY).avif.at(-1) ?? 0;
  const longSide = Math.max(size?.width ?? wanted, size?.height ?? 0);
  // A little less than wished for cannot be seen.
  return longSide >= wanted * 0.8 ? '' : 'For lite til å bli skarpt her';
}

export interface PictureRequest {
  title: string;
  place: PicturePlace;
  /** The picture that is there now; empty without one. */
  current: string;
  /** Pictures that are in the same list already; choosing one swaps the two. */
  taken: readonly string[];
  onChosen: (name: string) => void;
}

/** The place that a picture is being chosen for; null while none is. */
export const pictureRequest = createValue<PictureRequest | null>(null);

type Words = Partial<PictureEntry>;

/** The photos that wait for their words, each with those written so far. */
export function usePending(): [name: string, words: Words][] {
  const pictures = usePictures();
  const written = (useDocument(newPictures)?.value ?? {}) as Record<string, Words>;
  const sizes = useContentState()?.sizes ?? [];
  const waiting = sizes.filter(({ name, pending }) => pending && !(name in pictures));
  return waiting.map(({ name }) => [name, written[name] ?? {}]);
}

/** How many of its four texts a photo lacks, in words; empty when it has them all. */
export function whatIsMissing({ alt, caption }: Words): string {
  const texts = languageCodes.flatMap((code) => [alt?.[code], caption?.[code]]);
  const count = texts.filter((words) => !words?.trim()).length;
  return count > 1 ? `Mangler ${count} tekster` : count === 1 ? 'Mangler én tekst' : '';
}

const forgetWords = (name: string) => edit(newPictures, (all) => without(all, name));

/** Puts a photo that waits among the pictures. Returns false when it is refused; its fields then say why. */
export async function addPicture(name: string, words: Words): Promise<boolean> {
  edit('pictures', (all) => ({
    ...(all as Pictures),
    [name]: { file: `${name}.webp`, photo: true, focus: [50, 50], ...words },
  }));
  await save('pictures');
  const { saved, problems = [] } = getDocument('pictures') ?? {};
  // Its state says nothing: the owner may have changed another field meanwhile.
  const isSaved = name in Object(saved);
  if (isSaved) {
    forgetWords(name);
    await readContentState();
  } else {
    // It goes on waiting, with what is wrong at its fields. Other pictures can be saved meanwhile.
    change(newPictures, { problems: problems.map((problem) => ({ ...problem, document: newPictures })) });
    edit('pictures', (all) => without(all, name));
    await save('pictures');
  }
  return isSaved;
}

export async function discardPhoto(name: string): Promise<void> {
  await request('DELETE', `/pictures/${name}`);
  forgetWords(name);
}
