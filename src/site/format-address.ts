/** Formats a street address on one line. */
export function formatAddress(facts: { street: string; postalCode: string; place: string }): string {
  return `${facts.street}, ${facts.postalCode} ${facts.place}`;
}
