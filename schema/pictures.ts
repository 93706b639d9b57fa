import { z } from 'zod';
import { defaultLanguage, forEachLanguage, type Language, languageNames } from '../common/languages.ts';
import { names, serviceNames } from '../src/screens/routes.ts';
import { hiddenInDesk, pictureName, text } from './text-fields.ts';
import { allowEmpty, group, literalText, markOptional } from './value-fields.ts';

const serviceTitles = Object.fromEntries(serviceNames.map((name) => [name, names[name].no]));
const percent = z.number().min(0).max(100);

/** Words that may name facts, with a name in sentences. They may come later, but for those in the `required` language. */
const variableTexts = (title: string, description: string, name = title, required?: Language) => {
  const fields = forEachLanguage((code) => {
    const label = `${name} på ${languageNames[code].norwegianName}`;
    const field = text(label, description, { max: 200 });
    return code === required ? field : allowEmpty(field);
  });
  return group(title, description, fields);
};

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
  service: z
    .enum(['none', ...serviceNames])
    .optional()
    .meta({
      title: 'Tjeneste',
      description: 'Et bilde i galleriet vises også på siden om tjenesten.',
      choices: { none: 'Ingen', ...serviceTitles },
    }),
  focus: z.tuple([percent, percent]).meta({
    title: 'Det viktigste punktet',
    description: 'Prosent fra venstre og fra toppen. Midten er [50, 50].',
    input: 'point',
  }),
  alt: variableTexts(
    'Hva ser vi på bildet?',
    'Leses opp for dem som ikke ser det. Engelsk kan komme senere: til da leses det norske.',
    'Hva bildet viser',
    defaultLanguage,
  ),
  caption: markOptional(variableTexts('Bildetekst', 'Vises i galleriet.')),
});

export const picturesFile = 'content/pictures/pictures.json';

export const picturesSchema = z
  .record(pictureName, pictureEntry)
  .meta({ title: 'Bildene', description: 'Bildene og ordene de har.' });

export type PictureEntry = z.infer<typeof pictureEntry>;
export type Pictures = z.infer<typeof picturesSchema>;
