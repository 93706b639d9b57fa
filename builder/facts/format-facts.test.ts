import { expect, it } from 'vitest';
import { factMarks, optionalMarks } from '../../schema/marks.ts';
import { languageCodes } from '../../tables/languages.ts';
import { sampleCompany } from '../testing/sample.ts';
import { firmOf } from './firm.ts';
import { formatFacts } from './format-facts.ts';

const words = {
  ...{ weekdays: 'Hverdager', weekends: 'Helger', everyDay: 'Alle dager', closed: 'Stengt' },
  formProvider: 'en ekstern skjemaleverandør',
  ...{ machine: 'maskin', machines: 'maskiner' },
};

/** A firm whose messages come to its own server. */
const withServer = {
  ...sampleCompany,
  formService: { endpoint: `${sampleCompany.url}/melding/{language}`, answerIsReadable: true },
};

it('a fact that the owner may leave empty is null until it is filled in', () => {
  const facts = formatFacts(withServer, 'no', words);
  for (const mark of Object.keys(optionalMarks) as (keyof typeof optionalMarks)[])
    expect([mark, facts[mark]]).toEqual([mark, null]);
  for (const mark of Object.keys(factMarks) as (keyof typeof factMarks)[])
    expect(facts[mark], mark).toBeTruthy();
});

it.each([
  [1, '1\u00a0maskin'],
  [12, '12\u00a0maskiner'],
])('a fleet of %i is «%s»', (machines, fleet) => {
  expect(formatFacts({ ...sampleCompany, machines }, 'no', words).fleet).toBe(fleet);
});

it('a date is written as each language writes it', () => {
  const company = { ...sampleCompany, policyChanged: '2026-11-23' };
  const dates = languageCodes.map((code) => formatFacts(company, code, words).policyChanged);
  expect(dates).toEqual(['23.\u00a0november\u00a02026', '23\u00a0November\u00a02026']);
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

it('names who else handles messages, and no form provider on a server of its own', () => {
  const processors = {
    formService: 'Skjema AS',
    webHost: 'Vert AS',
    mailHost: 'Post AS',
    backupHost: 'Kopi AS',
  };
  const read = (company: typeof sampleCompany) => {
    const { formService, formProvider, mailHost, backupHost } = formatFacts(company, 'no', words);
    return [formService, formProvider, mailHost, backupHost];
  };
  expect(read(sampleCompany)).toEqual(['en ekstern skjemaleverandør', null, null, null]);
  expect(read({ ...sampleCompany, processors })).toEqual([
    ...['en ekstern skjemaleverandør (Skjema AS)', 'Skjema AS', 'Post AS', 'Kopi AS'],
  ]);
  expect(read({ ...withServer, processors })).toEqual([null, null, 'Post AS', 'Kopi AS']);
});

it('says how long messages are kept', () => {
  const months = (language: 'no' | 'en') =>
    formatFacts({ ...sampleCompany, messageMonths: 12 }, language, words).messageMonths;
  expect([months('no'), months('en')]).toEqual(['12\u00a0måneder', '12\u00a0months']);
});
