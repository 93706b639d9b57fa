import { expect, it } from 'vitest';
import { phoneLink } from '../../common/phone.ts';
import { linkPhones } from './link-phones.ts';

it.each([
  ['+47 90 00 00 00', 'tel:+4790000000'],
  ['47 90 00 00 00', 'tel:+4790000000'],
  ['+47-900-00-000', 'tel:+4790000000'],
  ['900.00.000', 'tel:90000000'],
  ['90\u202f00\u202f00\u200900', 'tel:90000000'],
  ['47 90 00 00', 'tel:47900000'],
  ['+46 70 123 45 67', 'tel:+46701234567'],
])('the number %s is dialled as %s', (written, href) => {
  expect(phoneLink(written)).toBe(href);
  expect(linkPhones(`Ring ${written}, også i dag.`)).toEqual([
    'Ring ',
    { text: written, href },
    ', også i dag.',
  ]);
});

it.each([
  'Org.nr. 922 139 024',
  '12 500 000 kroner',
  '20.11.2026',
  '2019–2026',
  '1 234 567 890',
  'kl. 07.00–17.00',
])('no number is dialled in %s', (text) => expect(linkPhones(text)).toEqual([text]));
