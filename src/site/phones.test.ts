import { expect, it } from 'vitest';
import { onCallNumber, phoneLink, splitAtNumbers } from './phones.ts';

it('the on-call phone has its own number, or else that of the firm', () => {
  const numberOf = (phone: string) => onCallNumber({ phone: '00 11 22 33', onCall: { phone } });
  expect([numberOf('44 55 66 77'), numberOf('')]).toEqual(['44 55 66 77', '00 11 22 33']);
  expect(phoneLink('+47 44\u00a055 66 77')).toBe('tel:+4744556677');
});

it('a text is split at every number in it, however it is spaced', () => {
  const numbers = ['00 11 22 33', '+47 44 55 66 77'];
  expect(
    splitAtNumbers('Ring 00\u00a011\u00a022\u00a033 eller +4744556677, ikke 00112233 44.', numbers),
  ).toEqual(['Ring ', '00\u00a011\u00a022\u00a033', ' eller ', '+4744556677', ', ikke ', '00112233', ' 44.']);
  expect(splitAtNumbers('Org.nr. 001122334', numbers)).toEqual(['Org.nr. 001122334']);
});
