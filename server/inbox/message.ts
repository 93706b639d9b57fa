/** The fields of the contact form, and no others. */
export const fieldNames = ['name', 'email', 'phone', 'message'] as const;

/** A contact message; a field that was left out is empty. */
export type Message = Record<(typeof fieldNames)[number], string>;

/** A message as it is stored, one JSON line each. */
export type StoredMessage = { receivedAt: string } & Message;

/** A stored message for the console: characters that steer a terminal are shown instead of obeyed. */
export function describeMessage({ receivedAt, name, email, phone, message }: StoredMessage): string {
  const lines = [
    '',
    `New message, ${receivedAt}`,
    `  Name:  ${name}`,
    `  Email: ${email}`,
    `  Phone: ${phone}`,
  ];
  // Indented, so that no message can pass for a second one.
  for (const line of message.split('\n')) lines.push(`  | ${line}`);
  return lines.map(showControls).join('\n');
}

function showControls(line: string): string {
  return line.replace(/[\p{Cc}\u2028-\u202e\u2066-\u2069]/gu, (character) =>
    character === '\t' ? character : `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
