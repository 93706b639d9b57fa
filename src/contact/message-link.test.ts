import { describe, expect, it } from 'vitest';
import { buildMessage } from '../../common/message-fields.ts';
import { mailtoLink } from './message-link.ts';
import words from './strings.json' with { type: 'json' };

const person = { name: 'Åse Øygard', email: 'ase@example.no', phone: '+47 00 00 00 00' };
const texts = { ...words.no.form, emailSubject: 'Henvendelse & spørsmål' };
function link(message: string, sender = person) {
  const { href, isCut } = mailtoLink('mailto:post@example.no', texts, {
    ...buildMessage(() => ''),
    ...sender,
    message,
  });
  const { searchParams, hash } = new URL(href);
  return { href, hash, isCut, searchParams, body: searchParams.get('body') ?? '' };
}

describe('the e-mail link', () => {
  it('leaves out what was not filled in, and keeps letters that mean something in an address', () => {
    const message = 'Første linje\nAndre linje\n\n?subject=tull&cc=andre@example.no#slutt';
    const { searchParams, body, hash, isCut } = link(message, {
      name: '',
      email: 'ase@example.no',
      phone: '',
    });
    expect(body).toBe(`${message}\r\n\r\nase@example.no`);
    expect([searchParams.get('subject'), hash, isCut]).toEqual([texts.emailSubject, '', false]);
  });

  it.each(['a', 'æøå', '👷‍♀️🚜'])('stays short enough for e-mail programs: %s', (text) => {
    const { href, body, isCut } = link(text.repeat(8000 / text.length));
    expect(href.length).toBeLessThanOrEqual(1900);
    expect(href.length).toBeGreaterThan(1700);
    expect([isCut, body.split('\r\n').at(-1)]).toEqual([true, texts.emailEnd]);
    expect(body).toContain('ase@example.no');
  });

  it('ends after a whole word', () => {
    const [text = ''] = link('Brøyting av gårdsplassen.\n'.repeat(123)).body.split('\r\n');
    expect(text).toMatch(/(^|\s)(Brøyting|av|gårdsplassen\.) …$/);
  });

  it('survives half an emoji, and never cuts one in half', () => {
    const sender = 'Åse Øygard\r\nase@example.no\r\n+47 00 00 00 00';
    expect(link('Hei \ud83d på deg').body).toBe(`Hei \ufffd på deg\r\n\r\n${sender}`);
    const [text] = link('🚜'.repeat(500)).body.split('\r\n');
    expect(text).toMatch(/^(🚜)+ …$/u);
  });
});
