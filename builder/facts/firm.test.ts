import { expect, it } from 'vitest';
import { sampleCompany } from '../testing/sample.ts';
import { firmOf } from './firm.ts';

const words = { weekdays: 'Hverdager', weekends: 'Helger', everyDay: 'Alle dager', closed: 'Stengt' };

it.each([
  [{ vat: false, business: false }, '999 999 999'],
  [{ vat: true, business: false }, 'NO 999 999 999 MVA'],
  [{ vat: false, business: true }, '999 999 999, Foretaksregisteret'],
  [{ vat: true, business: true }, 'NO 999 999 999 MVA, Foretaksregisteret'],
])('the organization number has the registers beside it: %j', (registers, shown) => {
  expect(firmOf({ ...sampleCompany, registers }, 'no', words).organisationNumber).toBe(shown);
});
