import { bannerScreenSchema, picture, text } from '../../../schema/text-fields.ts';
import { list } from '../../../schema/value-fields.ts';

export const gallerySchema = bannerScreenSchema(
  'Galleri',
  {
    note: text('Merknad', 'Om at bildene er tegnet. Vises så lenge ett i galleriet er det.', { max: 160 }),
  },
  {
    photos: list('Bildene', 'I rekkefølge, 12 på hver side.', picture('photo', 'Bilde', 'I galleriet.'), {
      min: 1,
      max: 99,
      perPage: 12,
      unique: true,
    }),
  },
);
