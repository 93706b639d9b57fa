import { heading, linkedText, picture } from '../../schema/text-fields.ts';
import { group, list } from '../../schema/value-fields.ts';

export const teaser = group('Galleriet', 'Delen med fire bilder fra galleriet.', {
  title: heading('Over de fire bildene.'),
  intro: linkedText('Innledning', 'Under overskriften.', { max: 160 }),
});

export const teaserPhotos = list(
  'Fra galleriet',
  'De fire bildene. I stedet for et som ikke er i galleriet, vises et av de første der.',
  picture('homePhoto', 'Bilde', 'Fra galleriet.'),
  { length: 4 },
);
