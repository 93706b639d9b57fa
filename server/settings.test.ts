import path from 'node:path';
import { expect, it } from 'vitest';
import { readSettings } from './settings.ts';

const root = path.resolve('/project');
const read = (environment: Record<string, string>) => readSettings(environment, root);

it('has a setting of everything for a trial on a laptop', () => {
  expect(read({})).toEqual({
    data: path.join(root, 'var/site'),
    siteAddress: 'http://localhost:4180',
    deskAddress: 'http://localhost:4181',
    sitePort: { variable: 'PORT', number: 4180 },
    deskPort: { variable: 'DESK_PORT', number: 4181 },
    host: '127.0.0.1',
    mail: null,
    mailTo: null,
  });
});

it('is found at the ports that a trial has chosen', () => {
  const { siteAddress, deskAddress } = read({ PORT: '5180', DESK_PORT: '5181' });
  expect([siteAddress, deskAddress]).toEqual(['http://localhost:5180', 'http://localhost:5181']);
});

it('reads the two addresses of a server', () => {
  const { siteAddress, deskAddress, data } = read({
    SITE_DATA: '/srv/firma',
    SITE_ADDRESS: ' https://www.firma.no/ ',
    DESK_ADDRESS: 'https://rediger.firma.no',
  });
  expect([siteAddress, deskAddress]).toEqual(['https://www.firma.no', 'https://rediger.firma.no']);
  expect(data).toBe(path.resolve('/srv/firma'));
});

it.each([
  [
    'smtps://post%40firma.no:p%40ss%3A@smtp.firma.no',
    { host: 'smtp.firma.no', port: 465, secure: true, user: 'post@firma.no', password: 'p@ss:' },
  ],
  [
    'smtp://post%40firma.no:pass@smtp.firma.no:2525',
    { host: 'smtp.firma.no', port: 2525, secure: false, user: 'post@firma.no', password: 'pass' },
  ],
  [
    'smtp://firma1:pass@smtp.firma.no?from=post@firma.no',
    { host: 'smtp.firma.no', port: 587, secure: false, user: 'firma1', password: 'pass' },
  ],
])('reads the account %s', (SMTP_URL, account) => {
  expect(read({ SMTP_URL }).mail).toEqual({ ...account, from: 'post@firma.no' });
});

it.each<[Record<string, string>, string]>([
  [{ SITE_ADDRESS: 'www.firma.no' }, 'SITE_ADDRESS må se ut som «https://www.firma.no»'],
  [{ SITE_ADDRESS: 'https://www.firma.no/side' }, 'SITE_ADDRESS må se ut som'],
  [{ SITE_ADDRESS: 'http://www.firma.no' }, 'SITE_ADDRESS må se ut som'],
  [{ SITE_ADDRESS: 'http://localhost.evil.no' }, 'SITE_ADDRESS må se ut som'],
  [{ SITE_ADDRESS: 'https://post@firma.no' }, 'SITE_ADDRESS må se ut som'],
  [{ DESK_ADDRESS: 'https://203.0.113.7' }, 'DESK_ADDRESS må se ut som'],
  [{ DESK_ADDRESS: 'http://127.0.0.1:4181' }, 'DESK_ADDRESS må se ut som'],
  [{ DESK_ADDRESS: 'http://localhost:4180' }, 'to forskjellige adresser'],
  [
    { SITE_ADDRESS: 'https://firma.no', DESK_ADDRESS: 'https://firma.no:4181' },
    'SITE_ADDRESS og DESK_ADDRESS må være to forskjellige adresser.',
  ],
  [{ PORT: '4181' }, 'PORT og DESK_PORT må være forskjellige.'],
  [{ DESK_PORT: 'desk' }, 'DESK_PORT må være et helt tall fra 1 til 65535, ikke «desk».'],
  [{ HOST: 'firma.no' }, 'HOST må være en IP-adresse på denne maskinen, ikke «firma.no».'],
  [{ MAIL_TO: 'a@firma.no, b@firma.no' }, 'MAIL_TO må være én e-postadresse'],
  [{ SMTP_URL: 'smtp.firma.no' }, 'SMTP_URL er ingen adresse til en e-posttjener'],
  [{ SMTP_URL: 'https://smtp.firma.no' }, 'SMTP_URL er ingen adresse til en e-posttjener'],
  [{ SMTP_URL: 'smtps://firma1:pass@smtp.firma.no' }, 'legg til «?from=post@firma.no»'],
  [{ SMTP_URL: 'smtps://post%40firma.no:50%@smtp.firma.no' }, 'har et «%» som ikke er skrevet som «%25»'],
])('stops with a sentence for %o', (environment, sentence) => {
  expect(() => read(environment)).toThrow(sentence);
});

it('keeps the password out of its sentences', () => {
  for (const SMTP_URL of ['smtps://firma1:hemmelig@smtp.firma.no', 'http://a:hemmelig@b']) {
    expect(() => read({ SMTP_URL })).toThrow(
      expect.objectContaining({ message: expect.not.stringContaining('hemmelig') }),
    );
  }
});
