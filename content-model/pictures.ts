import { z } from 'zod';
import { hiddenInDesk, text } from './text-fields.ts';
import { checkbox, group, instant, markOptional, translated, withHint } from './value-fields.ts';

const percent = z.number().min(0).max(100);

const pictureText = (title: string) => text(title, { max: 200 });

/** The words of a photo, which is `content/pictures/<name>.webp`. */
export const pictureSchema = group('Bilde', {
  photo: withHint('Tegnede bilder blir kalt illustrasjoner.', checkbox('Fotografi')),
  focus: z.tuple([percent, percent]).meta({
    title: 'Alltid med på bildet',
  }),
  alt: withHint('Leses opp for dem som ikke ser det.', translated('Hva bildet viser', pictureText)),
  caption: withHint(
    'Vises i galleriet.',
    markOptional(translated('Bildetekst', pictureText, { required: null })),
  ),
  added: hiddenInDesk(instant('Lagt til')),
});

export const picturesFolder = 'content/pictures';

/** A name is never used for other bytes, so that a photo never changes under its name. */
export const photoFile = (name: string): string => `${picturesFolder}/${name}.webp`;

export const pictureFile = (name: string): string => `${picturesFolder}/${name}.json`;

/** Whether a file is a photo, or its words. */
export const isPictureFile = (file: string): boolean => pictureNameOf(file) !== undefined;

/** Returns the name of the photo that a file is or describes; undefined for any other file. */
export const pictureNameOf = (file: string): string | undefined =>
  /^content\/pictures\/([a-z0-9]+(?:-[a-z0-9]+)*)\.(?:webp|json)$/.exec(file)?.[1];

/** Returns the name of the photo in a file; undefined for any other file. */
export const photoNameOf = (file: string): string | undefined =>
  file.endsWith('.webp') ? pictureNameOf(file) : undefined;

export type PictureEntry = z.infer<typeof pictureSchema>;

/** By the names of their photos. */
export type Pictures = Readonly<Record<string, PictureEntry>>;
