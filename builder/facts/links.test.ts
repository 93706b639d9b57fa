import { expect, it } from 'vitest';
import { sampleCompany } from '../testing/sample.ts';
import { linksOf, mapLinks, onCallNumber, shownPages } from './links.ts';

it('the on-call phone has its own number, or else that of the firm', () => {
  const numberOf = (phone: string) =>
    onCallNumber({ phone: '00 11 22 33', onCall: { from: '', to: '', phone } });
  expect([numberOf('44 55 66 77'), numberOf('')]).toEqual(['44 55 66 77', '00 11 22 33']);
});

it('numbers and addresses lead somewhere, however they are written', () => {
  const onCall = { from: '11-01', to: '04-01', phone: '44\u00a055 66 77' };
  const email = 'på?#%+1@eksempel.test';
  expect(linksOf({ ...sampleCompany, onCall, email })).toEqual({
    phone: 'tel:+4700112233',
    onCallPhone: 'tel:44556677',
    email: 'mailto:p%C3%A5%3F%23%25+1@eksempel.test',
    withdrawalForm: 'https://www.forbrukertilsynet.no/angrerettskjema',
    dataProtectionAuthority: 'https://www.datatilsynet.no',
    googlePrivacy: 'https://policies.google.com/privacy',
  });
  expect(shownPages.withdrawalForm).toBe('forbrukertilsynet.no/angrerettskjema');
  expect(mapLinks(sampleCompany).page).toMatch(/query=Pr%C3%B8veveien%203%2C%201234%20Pr%C3%B8vestad$/);
});
