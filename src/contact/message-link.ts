import type { Message } from '../../common/message-fields.ts';
import type { Texts } from '../page-data/types.ts';

/** The longest link that e-mail programs reliably accept, in characters. */
const maxMailtoLength = 1900;

type MailtoStrings = Pick<Texts['contact']['form'], 'emailSubject' | 'emailEnd'>;

/** The last line of a cut mail says so. */
export function mailtoLink(mailto: string, texts: MailtoStrings, { message, ...sender }: Message) {
  return fittingMailLink(mailto, texts.emailSubject, message, (text, isCut) => {
    const end = isCut ? ['', texts.emailEnd] : [];
    return [text, '', ...Object.values(sender).filter(Boolean), ...end];
  });
}

/** Returns a `mailto:` link with subject and body. A text that is too long ends after a whole word. */
export function fittingMailLink(
  mailto: string,
  subject: string,
  text: string,
  linesAround: (text: string, isCut: boolean) => string[],
) {
  const link = (part: string, isCut: boolean) => {
    const body = linesAround(part, isCut).join('\r\n');
    // E-mail programs would show a plus sign for each space.
    return `${mailto}?${String(new URLSearchParams({ subject, body })).replaceAll('+', '%20')}`;
  };
  const whole = link(text, false);
  if (whole.length <= maxMailtoLength) return { href: whole, isCut: false };

  const characters = Array.from(text);
  const cut = (length: number) => {
    const words = characters
      .slice(0, length)
      .join('')
      .replace(/\s+\S*$/, '');
    return link(`${words} …`, true);
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
