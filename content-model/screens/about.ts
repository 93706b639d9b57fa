import {
  bannerScreenSchema,
  callToAction,
  heading,
  label,
  linkedText,
  paragraphs,
  picture,
  points,
} from '../text-fields.ts';
import { group, list } from '../value-fields.ts';

const value = group('Verdi', 'Én verdi.', {
  title: label('Verdi', 'Ett ord.'),
  text: linkedText('Tekst', 'Hva det betyr for kunden.', { max: 160 }),
});

export const aboutSchema = bannerScreenSchema(
  'Om oss',
  {
    story: group('Historien', 'Første del.', {
      title: heading('I første del.'),
      paragraphs: paragraphs('Avsnitt', 'I første del.'),
    }),
    commitment: group('Løftene', 'Andre del: det firmaet lover.', {
      title: heading('I andre del.'),
      paragraphs: paragraphs('Avsnitt', 'I andre del.'),
      points: points('Punkter', 'Det som alltid gjelder.', { min: 1 }),
    }),
    values: group('Verdiene', 'Tredje del: det dere står for.', {
      title: heading('I tredje del.'),
      items: list('Verdier', 'Hver med ett ord og en setning.', value, { min: 1 }),
    }),
    callToAction,
  },
  {
    story: picture('window', 'Historien', 'Det brede bildet etter historien.'),
    values: picture('window', 'Verdiene', 'Det lave, brede bildet over verdiene, helst av maskinene på rad.'),
  },
);
