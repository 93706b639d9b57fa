import { meta, picture, screenFile, text } from '../../../schema/parts.ts';

export { default as words } from './words.json' with { type: 'json' };

export const file = screenFile(
  'Siden finnes ikke',
  {
    meta,
    smile: text('Setning med et smil', 'Under «Siden finnes ikke».', { max: 80 }),
  },
  { picture: picture('notFound', 'Bildet', 'Bak teksten.') },
);
