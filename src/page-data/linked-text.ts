import type { Language } from '../../common/languages.ts';

export interface TextLink {
  text: string;
  href: string;
}

type LinkedParts = readonly (string | TextLink)[];

/** A text that is not translated to the language of its page. */
interface UntranslatedText {
  lang: Language;
  parts: LinkedParts;
}

/** A text whose phone numbers and e-mail addresses are links; a string if it has none. */
export type LinkedText = string | LinkedParts | UntranslatedText;

export function linkedParts(text: LinkedText): LinkedParts {
  if (typeof text === 'string') return [text];
  return 'parts' in text ? text.parts : text;
}

/** The language of a text, if it is not that of its page. */
export function languageOf(text: LinkedText): Language | undefined {
  return typeof text !== 'string' && 'lang' in text ? text.lang : undefined;
}

export function plainText(text: LinkedText): string {
  return linkedParts(text)
    .map((part) => (typeof part === 'string' ? part : part.text))
    .join('');
}
