import {
  bannerScreenSchema,
  heading,
  label,
  linkedText,
  paragraphs,
  picture,
  points,
} from '../text-fields.ts';
import { group, list, withHint } from '../value-fields.ts';

const value = group('Verdi', {
  title: label('Verdi'),
  text: linkedText('Tekst', { max: 160 }),
});

export const aboutSchema = bannerScreenSchema(
  'Om oss',
  {
    story: group('Historien', {
      title: heading(),
      paragraphs: paragraphs('Avsnitt'),
    }),
    commitment: group('Løftene', {
      title: heading(),
      paragraphs: paragraphs('Avsnitt'),
      points: points('Punkter', { min: 1 }),
    }),
    values: group('Verdiene', {
      title: heading(),
      items: list('Verdier', value, { min: 1 }),
    }),
  },
  {
    story: picture('window', 'Historien'),
    values: withHint('Lavt og bredt, helst av maskinene på rad.', picture('window', 'Verdiene')),
  },
);
