import { z } from 'zod';
import { hiddenInDesk, text } from './text-fields.ts';
import { group, literalText, markOptional, pictureName, translated } from './value-fields.ts';

const percent = z.number().min(0).max(100);

const pictureText = (title: string, description: string) => text(title, description, { max: 200 });

const pictureEntry = group('Bilde', 'Et bilde og ordene det har.', {
  file: hiddenInDesk(
    literalText('Fil', 'Filen i content/pictures.').regex(/^(?!.*(^|\/)\.*(\/|$))[^\\:]+$/, {
      error: 'må være navnet på en fil i content/pictures',
    }),
  ),
  photo: z.boolean().optional().meta({
    title: 'Fotografi',
    description: 'Et bilde dere har tatt selv. Tegnede bilder blir kalt illustrasjoner.',
  }),
  focus: z.tuple([percent, percent]).meta({
    title: 'Det viktigste punktet',
    description: 'Prosent fra venstre og fra toppen. Midten er [50, 50].',
    input: 'point',
  }),
  alt: translated(
    'Hva ser vi på bildet?',
    'Leses opp for dem som ikke ser det. Engelsk kan komme senere: til da leses det norske.',
    pictureText,
    { name: 'Hva bildet viser' },
  ),
  caption: markOptional(translated('Bildetekst', 'Vises i galleriet.', pictureText, { required: null })),
});

export const picturesFolder = 'content/pictures';
export const picturesFile = `${picturesFolder}/pictures.json`;

export const picturesSchema = z
  .record(pictureName, pictureEntry)
  .meta({ title: 'Bildene', description: 'Bildene og ordene de har.' });

export type PictureEntry = z.infer<typeof pictureEntry>;
export type Pictures = z.infer<typeof picturesSchema>;
