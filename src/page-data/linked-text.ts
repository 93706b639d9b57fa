export interface TextLink {
  text: string;
  href: string;
}

/** A text whose phone numbers and e-mail addresses are links; a string if it has none. */
export type LinkedText = string | readonly (string | TextLink)[];

export function plainText(text: LinkedText): string {
  if (typeof text === 'string') return text;
  return text.map((part) => (typeof part === 'string' ? part : part.text)).join('');
}
