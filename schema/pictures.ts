import { z } from 'zod';
import { group, pictureName, plain, words } from './parts.ts';

const percent = z.number().min(0).max(100);

const entry = group('Bilde', 'Et bilde og ordene det har.', {
  file: plain('Fil', 'Filen i content/pictures.'),
  photo: z
    .boolean()
    .optional()
    .meta({ title: 'Fotografi', description: 'true for et fotografi. Tegnede bilder har ikke linjen.' }),
  focus: z.tuple([percent, percent]).meta({
    title: 'Det viktigste punktet',
    description: 'Prosent fra venstre og fra toppen. Midten er [50, 50].',
  }),
  alt: words('Hva bildet viser', 'Leses opp for dem som ikke ser det.'),
  caption: words('Bildetekst', 'Vises i galleriet.'),
});

/** content/pictures/pictures.json: every picture by its name. */
export const pictures = z
  .record(pictureName, entry)
  .meta({ title: 'Bildene', description: 'Bildene og ordene de har.' });

export type PictureEntry = z.infer<typeof entry>;
