import { phoneLink } from '../../common/phone.ts';
import type { TextLink } from '../../src/page-data/linked-text.ts';

const space = '[ \\u00a0\\u2009\\u202f.-]';
const groups = [`[2-9]\\d(?:${space}\\d\\d){3}`, `[2-9]\\d\\d${space}\\d\\d${space}\\d{3}`, '[2-9]\\d{7}'];
const foreign = `\\+(?!47)\\d(?:${space}?\\d){7,14}`;
/** A Norwegian number in its usual groups, or one with + and the code of a country. Sums and dates are none. */
const phoneNumber = new RegExp(
  `(?<![\\d+,/]${space}?)((?:\\+?47${space}?)?(?:${groups.join('|')})|${foreign})(?!${space}?\\d|[,/]\\d)`,
);

/** Splits a text at the phone numbers in it, which are links. */
export function linkPhones(text: string): (string | TextLink)[] {
  return text
    .split(phoneNumber)
    .map((part, index) => (index % 2 === 1 ? { text: part, href: phoneLink(part) } : part))
    .filter((part) => part !== '');
}
