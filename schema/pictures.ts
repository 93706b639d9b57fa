import { z } from 'zod';
import labels from '../labels/no.json' with { type: 'json' };
import { serviceNames } from '../tables/routes.ts';
import { marks } from './company.ts';
import { marksIn } from './marks.ts';
import { fixed, pictureName, text, words } from './parts.ts';
import { group, plain } from './values.ts';

const percent = z.number().min(0).max(100);

/** Words that may name facts, the same ones in every language. */
const markedWords = (title: string, description: string) =>
  words(title, description, (label, hint) => text(label, hint, { max: 200 })).check(({ value, issues }) => {
    const named = new Set(Object.values(value).map((one) => marksIn(one).sort().join()));
    const complain = (message: string) => issues.push({ code: 'custom', input: value, message });
    if (named.size > 1) complain('må nevne de samme opplysningene på alle språk');
    if (marksIn(value.no).some((mark) => marks[mark]?.optional))
      complain('kan ikke bruke en opplysning som ikke alltid er fylt ut');
  });

const entry = group('Bilde', 'Et bilde og ordene det har.', {
  file: fixed(
    plain('Fil', 'Filen i content/pictures.').regex(/^(?!.*(^|\/)\.*(\/|$))[^\\:]+$/, {
      error: 'må være navnet på en fil i content/pictures',
    }),
  ),
  photo: z.boolean().optional().meta({
    title: 'Fotografi',
    description: 'Et bilde dere har tatt selv. Tegnede bilder blir kalt illustrasjoner.',
  }),
  service: z
    .enum(['none', ...serviceNames])
    .optional()
    .meta({
      title: 'Tjeneste',
      description: 'Et bilde i galleriet vises også på siden om tjenesten.',
      choices: { none: 'Ingen', ...labels.shared.services },
    }),
  focus: z.tuple([percent, percent]).meta({
    title: 'Det viktigste punktet',
    description: 'Prosent fra venstre og fra toppen. Midten er [50, 50].',
    input: 'point',
  }),
  alt: markedWords('Hva bildet viser', 'Leses opp for dem som ikke ser det.'),
  caption: markedWords('Bildetekst', 'Vises i galleriet.'),
});

/** content/pictures/pictures.json: every picture by its name. */
export const pictures = z
  .record(pictureName, entry)
  .meta({ title: 'Bildene', description: 'Bildene og ordene de har.' });

export type PictureEntry = z.infer<typeof entry>;
export type Pictures = z.infer<typeof pictures>;
