/** What browsers take as an e-mail address (HTML, "valid e-mail address"): no line break, no list, no name. */
const pattern =
  /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)*$/i;

/** Of an address with any letters in its domain. */
export const isEmailAddress = (text: string): boolean => pattern.test(machineEmail(text));

/** An e-mail address as machines write it: its domain in ASCII. Letters before the @ have no other form. */
export function machineEmail(email: string): string {
  const at = email.lastIndexOf('@') + 1;
  const domain = email.slice(at);
  // A sign that means something in a URL stays, and is refused.
  if (!/\P{ASCII}/u.test(domain) || /[^\P{ASCII}\w.-]/u.test(domain)) return email;
  try {
    return email.slice(0, at) + new URL(`https://${domain}`).hostname;
  } catch {
    return email;
  }
}
