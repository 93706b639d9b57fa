import { domainToUnicode } from 'node:url';
import { expect, it } from 'vitest';
import { hostAsSent, hostAsWritten } from './host-name.ts';

it.each([
  ['https://www.bærum-vei.no', 'https://www.xn--brum-vei-j0a.no'],
  ['https://rør.øst.no/skjema?x=å', 'https://xn--rr-lka.xn--st-kka.no/skjema?x=å'],
  ['post@gård.no', 'post@xn--grd-ula.no'],
  ['https://blåbærsyltetøy-på-skiva.no/', 'https://xn--blbrsyltety-p-skiva-1wbll53b.no/'],
  ['https://www.firma.no/', 'https://www.firma.no/'],
  ['post@firma.no', 'post@firma.no'],
  ['', ''],
  ['https://', 'https://'],
])('%s is stored as %s, and shown as it was written', (written, sent) => {
  expect(hostAsSent(written)).toBe(sent);
  expect(hostAsWritten(sent)).toBe(written);
});

it('reads other signs as Node.js does, and keeps what is none', () => {
  for (const host of [
    'xn--fsqu00a.xn--0zwm56d',
    'xn--mgbh0fb.xn--kgbechtv',
    'xn--e1afmkfd.xn--80akhbyknj4f',
  ]) {
    expect(hostAsWritten(`https://${host}`)).toBe(`https://${domainToUnicode(host)}`);
  }
  expect(hostAsWritten('https://xn--99999999999.no')).toBe('https://xn--99999999999.no');
});
