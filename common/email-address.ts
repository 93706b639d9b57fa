import { parseUrl } from './parse-url.ts';

/**
 * The pattern of browsers (HTML Standard, "valid e-mail address"), without line breaks, lists and names. Mail programs
 * would decode `=?`.
 */
const pattern =
  /^(?!.*=\?)[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)*$/i;

export const isEmailAddress = (text: string): boolean => pattern.test(machineEmail(text));

/** Returns an e-mail address with its domain in ASCII. The part before the @ has no such form. */
export function machineEmail(email: string): string {
  const at = email.lastIndexOf('@') + 1;
  const domain = email.slice(at);
  // A domain with characters of a URL is returned as it is, and rejected by the pattern.
  if (!/\P{ASCII}/u.test(domain) || /[^\P{ASCII}\w.-]/u.test(domain)) return email;
  const url = parseUrl(`https://${domain}`);
  return url ? email.slice(0, at) + url.hostname : email;
}
