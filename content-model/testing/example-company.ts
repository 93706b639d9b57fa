import type { z } from 'zod';
import ownCompany from '../../content/company.json' with { type: 'json' };
import { type Company, companySchema } from '../company.ts';
import { mapTexts, metaOf } from '../schema-tree.ts';

/** A company that does not exist, with every optional field empty. */
export const exampleCompany: Company = companySchema.parse({
  // A fact that no test names needs no example.
  ...ownCompany,
  name: 'Eksempel Maskin AS',
  organisationNumber: '999 999 999',
  registers: { vat: false, business: false },
  phone: '+47 00 11 22 33',
  email: 'firma@eksempel.test',
  facebook: '',
  street: 'Prøveveien 3',
  postalCode: '1234',
  place: 'Prøvestad',
  area: { no: 'i Prøvestad', en: 'in Prøvestad' },
  openingHours: {
    monday: '07.00–16.00',
    tuesday: '07.00–16.00',
    wednesday: '07.00–16.00',
    thursday: '07.00–16.00',
    friday: '07.00–16.00',
    saturday: 'stengt',
    sunday: 'stengt',
  },
  onCall: { from: '', to: '' },
  grittingSeason: { from: '11-01', to: '04-01' },
  gritGrainSizes: [
    [2, 4],
    [4, 8],
  ],
  sweepingDoneBy: '05-20',
  icePlaningDocument: '',
  founded: 2001,
  machines: 3,
  url: 'https://eksempel.test',
  messageMonths: 6,
  formService: { endpoint: 'https://skjema.test/send', answerIsReadable: false },
  processors: { formService: '', webHost: '', mailHost: '', backupHost: '' },
});

/** A company with a long value in every field, for the layout. */
export const maximalCompany = (): Company =>
  companySchema.parse({
    ...withLongTexts(companySchema, exampleCompany),
    registers: { vat: true, business: true },
    phone: '+999 00 12 34 56 78 99',
    email: `post@${'kundeservice'.repeat(4).slice(0, 47)}.example`,
    // The titles of content/ have room for it.
    area: { no: 'i Vintervedlikeholdsbygdene', en: 'in Vintervedlikeholdsbygda' },
    facebook: `https://www.example.no/${'firma'.repeat(100)}`,
    icePlaningDocument: `https://www.example.no/${'dokument'.repeat(100)}`,
    url: `https://www.${'grunnarbeid'.repeat(6).slice(0, 63)}.vintervedlikehol.example`,
    openingHours: {
      ...exampleCompany.openingHours,
      friday: '06.30–15.45',
      saturday: '09.15–14.45',
    },
    onCall: { from: '09-28', to: '09-27' },
    grittingSeason: { from: '09-28', to: '04-30' },
    gritGrainSizes: Array.from({ length: 8 }, (_, index) => [index + 10, 99]),
    sweepingDoneBy: '08-28',
    machines: 999,
    messageMonths: 60,
  });

/** Fills the texts that have no format. */
export function withLongTexts<Value>(schema: z.ZodType, value: Value): Value {
  // Only the texts change.
  return mapTexts(schema, value, (text, field) => {
    const { max } = metaOf(field);
    return max === undefined ? text : 'Vintervedlikehold'.repeat(max).slice(0, max);
  }) as Value;
}
