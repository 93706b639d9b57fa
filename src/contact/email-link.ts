import { type Message, messageFields } from '../../tables/message-fields.ts';

/** The longest link that e-mail programs reliably accept, in characters. */
const longestLink = 1900;

/** Replaces lone surrogates, on which encodeURIComponent throws, by the character that a posted form gets. */
const encode = (text: string) => encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\ufffd'));

const isText = ({ kind }: (typeof messageFields)[number]) => kind === 'multiline';

/** Adds the typed message to a `mailto:` link, shortened to the length that e-mail programs accept. */
export function messageLink(mailto: string, subject: string, message: Message): string {
  const typed = (fields: (typeof messageFields)[number][]) =>
    fields.map(({ name }) => message[name]).filter((line) => line !== '');
  const sender = typed(messageFields.filter((field) => !isText(field)));
  const link = (text: string) =>
    `${mailto}?subject=${encode(subject)}&body=${encode([text, '', ...sender].join('\r\n'))}`;
  const characters = Array.from(typed(messageFields.filter(isText)).join('\r\n\r\n'));
  let kept = characters.length;
  while (kept > 0 && link(characters.slice(0, kept).join('')).length > longestLink)
    kept = Math.floor(kept * 0.9);
  return link(characters.slice(0, kept).join(''));
}
