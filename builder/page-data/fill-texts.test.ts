import { expect, it } from 'vitest';
import { type Company, exampleCompany } from '../../schema/company.ts';
import { companyInfo, mapLinks } from './compose-page-data.ts';
import { formatVariables, variableLinks } from './fill-texts.ts';

it.each([
  [{ vat: false, business: false }, '999 999 999'],
  [{ vat: true, business: false }, 'NO 999 999 999 MVA'],
  [{ vat: false, business: true }, '999 999 999, Foretaksregisteret'],
  [{ vat: true, business: true }, 'NO 999 999 999 MVA, Foretaksregisteret'],
])('the organization number has the registers beside it: %j', (registers, shown) => {
  expect(companyInfo({ ...exampleCompany, registers }, 'no').organisationNumber).toBe(shown);
});

/** A company whose messages are sent to its own server. */
const withServer = {
  ...exampleCompany,
  formService: { endpoint: `${exampleCompany.url}/melding/{language}`, answerIsReadable: true },
};

it.each([
  [1, '1\u00a0maskin'],
  [12, '12\u00a0maskiner'],
])('a fleet of %i is «%s»', (machines, fleet) => {
  expect(formatVariables({ ...exampleCompany, machines }, 'no').fleet).toBe(fleet);
});

it('names the processors of messages, and no form provider if the site has its own server', () => {
  const processors = {
    formService: 'Skjema AS',
    webHost: 'Vert AS',
    mailHost: 'Post AS',
    backupHost: 'Kopi AS',
  };
  const read = (company: Company) => {
    const { formService, formProvider, mailHost, backupHost } = formatVariables(company, 'no');
    return [formService, formProvider, mailHost, backupHost];
  };
  expect(read(exampleCompany)).toEqual(['en ekstern skjemaleverandør', null, null, null]);
  expect(read({ ...exampleCompany, processors })).toEqual([
    ...['en ekstern skjemaleverandør (Skjema AS)', 'Skjema AS', 'Post AS', 'Kopi AS'],
  ]);
  expect(read({ ...withServer, processors })).toEqual([null, null, 'Post AS', 'Kopi AS']);
});

it('phone numbers and addresses with unusual characters are valid links', () => {
  const email = 'på?#%+1@måker.test';
  const company = { ...exampleCompany, phone: '44\u00a055 66 77', email };
  expect(variableLinks(company)).toEqual({
    phone: 'tel:44556677',
    email: 'mailto:p%C3%A5%3F%23%25+1@xn--mker-qoa.test',
    withdrawalForm: 'https://www.forbrukertilsynet.no/angrerettskjema',
    dataProtectionAuthority: 'https://www.datatilsynet.no',
    googlePrivacy: 'https://policies.google.com/privacy',
  });
  expect(formatVariables(company, 'no').email).toBe(email);
  expect(formatVariables(company, 'no').withdrawalForm).toBe('forbrukertilsynet.no/angrerettskjema');
  expect(mapLinks(company).page).toMatch(/query=Pr%C3%B8veveien%203%2C%201234%20Pr%C3%B8vestad$/);
});
