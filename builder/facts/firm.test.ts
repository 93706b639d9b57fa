import { expect, it } from 'vitest';
import { forEachLanguage } from '../../tables/languages.ts';
import { sampleCompany } from '../testing/sample.ts';
import { firmOf } from './firm.ts';

const words = {
  ...{ weekdays: 'Hverdager', weekends: 'Helger', everyDay: 'Alle dager', closed: 'Stengt' },
  publicHolidays: 'Helligdager',
};
const read = (facts: Partial<typeof sampleCompany>) => firmOf({ ...sampleCompany, ...facts }, 'no', words);

it.each([
  [{ vat: false, business: false }, '999 999 999'],
  [{ vat: true, business: false }, 'NO 999 999 999 MVA'],
  [{ vat: false, business: true }, '999 999 999, Foretaksregisteret'],
  [{ vat: true, business: true }, 'NO 999 999 999 MVA, Foretaksregisteret'],
])('the organization number has the registers beside it: %j', (registers, shown) => {
  expect(read({ registers }).organisationNumber).toBe(shown);
});

it('the hours name public holidays once the owner has written what they are', () => {
  const days = ({ openingHours }: ReturnType<typeof read>) => openingHours.map(({ days }) => days);
  expect(days(read({}))).toEqual(['Hverdager', 'Helger']);
  const { openingHours } = read({ publicHolidays: { ...forEachLanguage(() => 'Closed'), no: 'Stengt' } });
  expect(openingHours.at(-1)).toEqual({ days: 'Helligdager', time: 'Stengt' });
});
