import { expect, it } from 'vitest';
import type { Company } from '../../schema/company.ts';
import { factMarks, optionalMarks } from '../../schema/marks.ts';
import { sampleCompany } from '../testing/sample.ts';
import { formatFacts } from './format-facts.ts';

const words = { weekdays: 'Hverdager', weekends: 'Helger', everyDay: 'Alle dager', closed: 'Stengt' };
const both = (text: string) => ({ no: text, en: `${text} (en)` });

const filled: Company = {
  ...sampleCompany,
  areaServed: ['Bærum', 'Asker'],
  onCall: { from: '11-15', to: '04-01', phone: '' },
  placesServed: ['Rykkinn', 'Skui'],
  contactPerson: 'Kari',
  insurance: both('ti millioner'),
  approvals: ['ADK1'],
  healthAndSafety: both('kort'),
  visitLog: both('tid'),
  agreementTerms: both('én sesong'),
  answerWithinHours: 24,
  plowingStartsAtCm: 5,
  plowingDoneBy: { weekdays: '06:00', weekends: '08:00' },
  processors: { formService: 'Skjema', webHost: 'Vert' },
};

it('a fact that the owner may leave empty is null until it is filled in', () => {
  const without = formatFacts(sampleCompany, 'no', words);
  const withAll = formatFacts(filled, 'no', words);
  for (const mark of Object.keys(optionalMarks) as (keyof typeof optionalMarks)[]) {
    expect([mark, without[mark]]).toEqual([mark, null]);
    expect(withAll[mark], mark).toBeTruthy();
  }
  for (const mark of Object.keys(factMarks) as (keyof typeof factMarks)[]) {
    expect(without[mark], mark).toBeTruthy();
  }
});

it('the main area is the first municipality', () => {
  expect(formatFacts(filled, 'en', words)).toMatchObject({ area: 'Bærum and Asker', mainArea: 'Bærum' });
});
