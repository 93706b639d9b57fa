import { describe, expect, it } from 'vitest';
import { messageOf } from '../../tables/message-fields.ts';
import { messageLink } from './contact-message.ts';

const person = { name: 'Åse Øygard', email: 'ase@example.no', phone: '+47 00 00 00 00' };
const link = (message: string, sender = person) =>
  new URL(
    messageLink('mailto:post@example.no', 'Henvendelse & spørsmål', {
      ...messageOf(() => ''),
      ...sender,
      message,
    }),
  );

describe('the e-mail link', () => {
  it('leaves out what was not filled in, and keeps letters that mean something in an address', () => {
    const message = 'Første linje\nAndre linje\n\n?subject=tull&cc=andre@example.no#slutt';
    const { searchParams, hash } = link(message, { name: '', email: 'ase@example.no', phone: '' });
    expect(searchParams.get('body')).toBe(`${message}\r\n\r\nase@example.no`);
    expect([searchParams.get('subject'), hash]).toEqual(['Henvendelse & spørsmål', '']);
  });

  it.each(['a', 'æøå', '👷‍♀️🚜'])('stays short enough for e-mail programs: %s', (text) => {
    const { href, searchParams } = link(text.repeat(20_000));
    expect(href.length).toBeLessThanOrEqual(1900);
    expect(searchParams.get('body')).toContain('ase@example.no');
    expect(searchParams.get('body')?.length).toBeGreaterThan(100);
  });

  it('survives half an emoji, and never cuts one in half', () => {
    const sender = 'Åse Øygard\r\nase@example.no\r\n+47 00 00 00 00';
    expect(link('Hei \ud83d på deg').searchParams.get('body')).toBe(`Hei \ufffd på deg\r\n\r\n${sender}`);
    const [text] = link('🚜'.repeat(500)).searchParams.get('body')?.split('\r\n') ?? [];
    expect(text).toMatch(/^(🚜)+$/u);
  });
});
