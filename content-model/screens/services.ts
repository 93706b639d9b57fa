import { bannerScreenSchema, callToAction, paragraphs, questions, statement } from '../text-fields.ts';

export const servicesSchema = bannerScreenSchema(
  'Tjenester',
  {
    intro: paragraphs('Innledning', 'Før de fem tjenestene.'),
    questions: statement(questions),
    callToAction,
  },
  {},
);
