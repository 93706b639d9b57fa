import type { Language } from '../../../tables/languages.ts';
import type { Message } from '../../../tables/message-fields.ts';

/** Programs for e-mail take addresses of about two thousand characters. */
const longestQuote = 1200;

const words: Record<Language, (firm: string) => { subject: string; wrote: string }> = {
  no: (firm) => ({ subject: `Svar fra ${firm}`, wrote: 'Du skrev:' }),
  en: (firm) => ({ subject: `Answer from ${firm}`, wrote: 'You wrote:' }),
};

/** The address that opens an e-mail to who wrote a message, with the message quoted, in its language. */
export function answerAddress(
  { email, message, language }: Pick<Message, 'email' | 'message'> & { language: Language },
  firm: string,
): string {
  const { subject, wrote } = words[language](firm);
  const isLong = message.length > longestQuote;
  const lines = `${message.slice(0, longestQuote)}${isLong ? ' …' : ''}`.split(/\r?\n/);
  const body = ['', '', wrote, ...lines.map((line) => `> ${line}`)].join('\r\n');
  return `mailto:${encodeURIComponent(email)}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
}
