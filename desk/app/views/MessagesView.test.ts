import { expect, it } from 'vitest';
import { answerAddress } from './MessagesView.tsx';

const message = {
  name: 'Kari',
  phone: '',
  email: 'kari+snø@eksempel.no',
  message: 'Hei!\nBrøyter dere?&bcc=x',
};

it('opens an e-mail in the language of the message, with every line quoted and nothing added', () => {
  const address = new URL(answerAddress({ ...message, language: 'no' }, 'Vei & Grunn'));
  expect(decodeURIComponent(address.pathname)).toBe(message.email);
  expect([...address.searchParams.keys()]).toEqual(['subject', 'body']);
  expect(address.searchParams.get('subject')).toBe('Svar fra Vei & Grunn');
  expect(address.searchParams.get('body')).toMatch(/Du skrev:\r\n> Hei!\r\n> Brøyter dere\?&bcc=x$/);
  expect(answerAddress({ ...message, language: 'en' }, '')).toContain('You%20wrote');
});

it('quotes the beginning of a long message, so that programs for e-mail take the address', () => {
  const long = { ...message, message: 'brøyte '.repeat(1000), language: 'no' } as const;
  expect(decodeURIComponent(answerAddress(long, '')).length).toBeLessThan(1400);
});
