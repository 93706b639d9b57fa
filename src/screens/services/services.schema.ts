import { bannerScreenSchema, callToAction, paragraphs, questions } from '../../../schema/text-fields.ts';

export const servicesSchema = bannerScreenSchema(
  'Tjenester',
  { intro: paragraphs('Innledning', 'Før de fem tjenestene.'), questions, callToAction },
  {},
);
