import { z } from 'zod';
import {
  banner,
  bannerPicture,
  fixed,
  group,
  heading,
  label,
  list,
  meta,
  paragraphs,
  plain,
  points,
  text,
} from './parts.ts';

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

const storedKey = group('Linje', 'Noe nettleseren lagrer.', {
  key: fixed(plain('Navn', 'Navnet nettleseren lagrer det under. La det stå.')),
  purpose: text('Formål', 'Hva det er til.', { max: 120 }),
  lifetime: text('Varighet', 'Hvor lenge det lagres.', { max: 120 }),
});

export const texts = group('Personvern', 'Tekstene på siden Personvern.', {
  meta,
  banner,
  contents: label('Innhold', 'Overskriften over innholdslisten.'),
  sections: list('Delene', 'Delene av siden, i rekkefølge.', section, { length: 11 }),
  keys: group('Tabellen', 'Det nettleseren lagrer.', {
    caption: heading('Overskrift', 'Over tabellen.'),
    name: label('Første kolonne', 'Overskriften.'),
    purpose: label('Andre kolonne', 'Overskriften.'),
    lifetime: label('Tredje kolonne', 'Overskriften.'),
    rows: list('Linjene', 'Linjene i tabellen.', storedKey, { min: 1 }),
  }),
});

export const pictures = group('Personvern', 'Bildet på siden Personvern.', { banner: bannerPicture });
