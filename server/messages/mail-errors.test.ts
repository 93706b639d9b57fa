import { expect, it } from 'vitest';
import { account } from '../testing/mail-server.ts';
import { explainMailError, isRefusal } from './mail-errors.ts';

const failure = (code: string, responseCode?: number, words = '') =>
  Object.assign(new Error(words), { code, responseCode });

it.each([
  ['a full mailbox', failure('EMESSAGE', 552, '552 5.2.2 Mailbox full'), false],
  ['a full mailbox by its enhanced status', failure('EMESSAGE', 550, '550 5.2.2 No'), false],
  ['a quota by a word', failure('EMESSAGE', 554, '554 Quota exceeded'), false],
  ['a moment', failure('EMESSAGE', 451), false],
  ['the recipient', failure('EENVELOPE', 550), false],
  ['the content', failure('EMESSAGE', 550, '550 5.7.1 Spam'), true],
])('takes a refusal for %s as final only if it is for the content', (_case, error, isFinal) => {
  expect(isRefusal(error)).toBe(isFinal);
});

it('names the port when the server waits for TLS', () => {
  const { message } = explainMailError(failure('ETIMEDOUT', undefined, 'Greeting never received'), {
    ...account(465),
    secure: false,
  });
  expect(message).toMatch(/^Port 465 passer ikke med «smtp:\/\/» i SMTP_URL\./);
});
