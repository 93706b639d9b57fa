import { expect, it } from 'vitest';
import { messageLink } from './message-link.ts';

it('the e-mail has the subject and the lines as typed', () => {
  const message = 'Første linje\nAndre linje\n\n?subject=tull&cc=andre@example.no#slutt';
  const subject = 'Henvendelse & spørsmål';
  const link = messageLink('mailto:post@example.no', subject, [message, '', 'ase@example.no']);
  const { searchParams, hash } = new URL(link);
  expect([...searchParams]).toEqual([
    ['subject', subject],
    ['body', `${message}\r\n\r\nase@example.no`],
  ]);
  expect(hash).toBe('');
  expect(link).not.toContain('+');
});
