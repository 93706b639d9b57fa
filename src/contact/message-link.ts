import type { Message } from '../../common/message-fields.ts';
import type { Texts } from '../page-data/types.ts';

/** The longest link that e-mail programs reliably accept, in characters. */
const maxMailtoLength = 1900;

type MailtoStrings = Pick<Texts['contact']['form'], 'emailSubject' | 'emailEnd'>;

/** Adds the message to a `mailto:` link. A longer one ends after a whole word, and the mail's last line says so. */
export function mailtoLink(mailto: string, texts: MailtoStrings, { message, ...sender }: Message) {
  const link = (text: string, ...end: string[]) => {
    const body = [text, '', ...Object.values(sender).filter(Boolean), ...end].join('\r\n');
    // E-mail programs would show the plus signs that stand for spaces.
    return `${mailto}?${String(new URLSearchParams({ subject: texts.emailSubject, body })).replaceAll('+', '%20')}`;
  };
  const whole = link(message);
  if (whole.length <= maxMailtoLength) return { href: whole, isCut: false };

  const characters = Array.from(message);
  const cut = (length: number) => {
    const words = characters
      .slice(0, length)
      .join('')
      .replace(/\s+\S*$/, '');
    return link(`${words} …`, '', texts.emailEnd);
  };
  let fitting = 0;
  let tooLong = characters.length;
  while (tooLong - fitting > 1) {
    const middle = Math.floor((fitting + tooLong) / 2);
    if (cut(middle).length <= maxMailtoLength) fitting = middle;
    else tooLong = middle;
  }
  return { href: cut(fitting), isCut: true };
}
