/** Formats a street address. No line breaks between a street and its number, or a postal code and its place. */
export function formatAddress(facts: { street: string; postalCode: string; place: string }): string {
  const street = facts.street.replace(/ (?=\d)|(?<=\d) /g, '\u00a0');
  return `${street}, ${facts.postalCode}\u00a0${facts.place}`;
}
