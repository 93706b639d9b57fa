import { banner, bannerPicture, group, list, meta, picture, text } from './parts.ts';

export const texts = group('Galleri', 'Tekstene på siden Galleri.', {
  meta,
  banner,
  note: text('Merknad', 'Om at bildene er tegnet. Vises til de er byttet.', { max: 160 }),
});

export const pictures = group('Galleri', 'Bildene på siden Galleri.', {
  banner: bannerPicture,
  photos: list(
    'Bildene',
    'De 37 bildene, i rekkefølge, 12 på hver side.',
    picture('photo', 'Bilde', 'I galleriet.'),
    { length: 37, perPage: 12, distinct: true },
  ),
});
