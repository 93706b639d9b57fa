import { banner, bannerPicture, group, label, list, meta, picture, spoken, text } from './parts.ts';

export const texts = group('Galleri', 'Tekstene på siden Galleri.', {
  meta,
  banner,
  note: text('Merknad', 'Om at bildene er tegnet. Vises til de er byttet.', { max: 160 }),
  pagination: spoken('Sidetallene'),
  previous: label('Forrige', 'Knappen til forrige side.'),
  next: label('Neste', 'Knappen til neste side.'),
  page: spoken('Side', 'Hvert sidetall. {number} blir tallet.', ['number']),
  viewer: group('Bildevisningen', 'Den store bildevisningen.', {
    label: spoken('Bildevisningen'),
    close: spoken('Lukk', 'Knappen som lukker.'),
    previous: spoken('Forrige', 'Knappen til forrige bilde.'),
    next: spoken('Neste', 'Knappen til neste bilde.'),
    of: label('Av', 'Ordet mellom tallene i «3 av 37».'),
    zoomIn: spoken('Zoom inn', 'Knappen som forstørrer.'),
    zoomOut: spoken('Zoom ut', 'Knappen som forminsker.'),
  }),
});

export const pictures = group('Galleri', 'Bildene på siden Galleri.', {
  banner: bannerPicture,
  photos: list(
    'Bildene',
    'De 37 bildene, i rekkefølge, 12 på hver side.',
    picture('photo', 'Bilde', 'I galleriet.'),
    { length: 37 },
  ).check(({ value, issues }) => {
    for (const [index, name] of value.entries()) {
      if (value.indexOf(name) === index) continue;
      issues.push({ code: 'custom', input: name, path: [index], message: `er ${name}, som står to ganger` });
    }
  }),
});
