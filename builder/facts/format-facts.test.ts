import { expect, it } from 'vitest';
import { factMarks, optionalMarks } from '../../schema/marks.ts';
import { sampleCompany } from '../testing/sample.ts';
import { firmOf } from './firm.ts';
import { formatFacts } from './format-facts.ts';

const words = { weekdays: 'Hverdager', weekends: 'Helger', everyDay: 'Alle dager', closed: 'Stengt' };

it('a fact that the owner may leave empty is null until it is filled in', () => {
  const facts = formatFacts(sampleCompany, 'no', words);
  for (const mark of Object.keys(optionalMarks) as (keyof typeof optionalMarks)[])
    expect([mark, facts[mark]]).toEqual([mark, null]);
  for (const mark of Object.keys(factMarks) as (keyof typeof factMarks)[])
    expect(facts[mark], mark).toBeTruthy();
  expect(formatFacts({ ...sampleCompany, approvals: ['ADK1'] }, 'no', words).approvals).toBe('ADK1');
});

it('an address with Norwegian letters is shown with them, and leads where browsers send it', () => {
  const company = { ...sampleCompany, email: 'post@xn--brum-vei-j0a.no' };
  expect(formatFacts(company, 'no', words).email).toBe('post@bærum-vei.no');
  expect(firmOf(company, 'no', words).email).toEqual({
    text: 'post@bærum-vei.no',
    href: 'mailto:post@xn--brum-vei-j0a.no',
  });
});

it('the main area is the first municipality', () => {
  const facts = formatFacts({ ...sampleCompany, areaServed: ['Bærum', 'Asker'] }, 'en', words);
  expect(facts).toMatchObject({ area: 'Bærum and Asker', mainArea: 'Bærum' });
});
