import { z } from 'zod';
import { banner, bannerPicture, fixed, group, heading, list, meta, paragraphs, points } from './parts.ts';

const section = group('Del', 'Én del av siden.', {
  id: fixed(
    z
      .string()
      .regex(/^[a-z-]+$/, { error: 'kan bare ha små bokstaver fra a til z og bindestrek' })
      .meta({ title: 'Adresse', description: 'Navnet i adressen, for eksempel #storage. La det stå.' }),
  ),
  title: heading('Overskrift', 'Står også i innholdslisten.'),
  paragraphs: paragraphs('Avsnitt', 'I delen.'),
  points: points('Punkter', 'I delen. Kan være tom.'),
});

export const texts = group('Personvern', 'Tekstene på siden Personvern.', {
  meta,
  banner,
  sections: list('Delene', 'Delene av siden, i rekkefølge.', section, { length: 11 }),
});

export const pictures = group('Personvern', 'Bildet på siden Personvern.', { banner: bannerPicture });
