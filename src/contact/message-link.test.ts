import { expect, it } from 'vitest';
import { buildMessage } from '../../common/message-fields.ts';
import words from '../../content-model/screens/contact.strings.json' with { type: 'json' };
import { mailtoLink } from './message-link.ts';

const texts = { ...words.no.form, emailSubject: 'Henvendelse & spørsmål' };

function link(message: string) {
  const typed = { ...buildMessage(() => ''), email: 'ase@example.no', message };
  const { href, isCut } = mailtoLink('mailto:post@example.no', texts, typed);
  const { searchParams, hash } = new URL(href);
  return { href, hash, isCut, searchParams, body: searchParams.get('body') ?? '' };
}

it('the e-mail has the message as typed, and no empty fields', () => {
  const message = 'Første linje\nAndre linje\n\n?subject=tull&cc=andre@example.no#slutt';
  const { searchParams, body, hash, isCut } = link(message);
  expect(body).toBe(`${message}\r\n\r\nase@example.no`);
  expect([searchParams.get('subject'), hash, isCut]).toEqual([texts.emailSubject, '', false]);
});

it.each(['æøå', '👷‍♀️🚜', 'Brøyting av gårdsplassen.\n'])('the link stays short: %j', (text) => {
  const { href, body, isCut } = link(text.repeat(8000 / text.length));
  expect(href.length).toBeLessThanOrEqual(1900);
  expect(href.length).toBeGreaterThan(1700);
  expect([isCut, body.split('\r\n').at(-1)]).toEqual([true, texts.emailEnd]);
  expect(body).toContain('ase@example.no');
});

it('the link ends after a whole word or emoji', () => {
  expect(link('Brøyting av gårdsplassen.\n'.repeat(123)).body).toMatch(/\s(Brøyting|av|gårdsplassen\.) …\r/);
  expect(link('🚜'.repeat(500)).body).toMatch(/^(🚜)+ …\r/u);
});
