import { bannerScreenSchema, callToAction, paragraphs, questions } from '../text-fields.ts';

export { default as servicesStrings } from './services.strings.json' with { type: 'json' };

export const servicesSchema = bannerScreenSchema(
  'Tjenester',
  {
    intro: paragraphs('Innledning', 'Før de fem tjenestene.'),
    questions,
    callToAction,
  },
  {},
);
