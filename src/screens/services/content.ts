import { callToAction, page, paragraphs, questions } from '../../../schema/parts.ts';

export { default as words } from './words.json' with { type: 'json' };

export const file = page(
  'Tjenester',
  { intro: paragraphs('Innledning', 'Før de fem tjenestene.'), questions, callToAction },
  {},
);
