import {
  callToAction,
  group,
  heading,
  label,
  linkedText,
  list,
  page,
  paragraphs,
  picture,
  points,
} from './parts.ts';

const value = group('Arbeid', 'Ett slags arbeid.', {
  title: label('Navn', 'Hva dere arbeider med.'),
  text: linkedText('Tekst', 'Setningen under navnet.', { max: 160 }),
});

export const { texts, pictures } = page(
  'Om oss',
  {
    story: group('Historien', 'Første del.', {
      title: heading('I første del.'),
      paragraphs: paragraphs('Avsnitt', 'I første del.'),
    }),
    commitment: group('Løftene', 'Andre del: det firmaet lover.', {
      title: heading('I andre del.'),
      paragraphs: paragraphs('Avsnitt', 'I andre del.'),
      points: points('Punkter', 'Det som alltid gjelder. Løfter uten kryss under Firmaet vises ikke.', {
        min: 1,
      }),
    }),
    values: group('Arbeidet', 'Tredje del: det dere gjør.', {
      title: heading('I tredje del.'),
      items: list('Arbeid', 'Hvert med navn og en setning.', value, { min: 1 }),
    }),
    callToAction,
  },
  {
    story: picture('window', 'Historien', 'Det brede bildet etter historien.'),
    values: picture(
      'window',
      'Arbeidet',
      'Det lave, brede bildet over det dere gjør, helst av maskinene på rad.',
    ),
  },
);
