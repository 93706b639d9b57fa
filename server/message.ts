const fieldNames: readonly string[] = ['name', 'email', 'phone', 'message'];

/** A message as it is kept. A missing field is empty. */
export type StoredMessage = Record<'receivedAt' | 'name' | 'email' | 'phone' | 'message', string>;

/** The responses of the inbox: the HTTP status, and a sentence in both languages. */
export const answers = {
  received: [200, 'Takk. Meldingen er mottatt.', 'Thank you. Your message has been received.'],
  malformed: [400, 'Skjemaet er skadet eller ufullstendig.', 'The form is damaged or incomplete.'],
  method: [405, 'Innboksen tar bare imot POST.', 'The inbox accepts POST only.'],
  tooLarge: [413, 'Meldingen er større enn 1 MB.', 'The message is larger than 1 MB.'],
  type: [415, 'Skjemaet må sendes som multipart/form-data.', 'The form must be sent as multipart/form-data.'],
  fields: [
    422,
    'Skjemaet kan bare ha feltene name, email, phone og message, hvert av dem én gang og uten filer.',
    'The form may only have the fields name, email, phone and message, each of them once and without files.',
  ],
  email: [422, 'E-postadressen mangler eller er ugyldig.', 'The email address is missing or not valid.'],
  message: [422, 'Meldingen mangler.', 'The message is missing.'],
  notStored: [
    500,
    'Meldingen kunne ikke lagres. Prøv igjen eller ring.',
    'The message could not be stored. Please try again or call.',
  ],
} as const satisfies Record<string, readonly [status: number, no: string, en: string]>;

/** Thrown for a form that the inbox does not accept. */
export class Refusal extends Error {
  constructor(readonly reason: keyof typeof answers) {
    super(answers[reason][2]);
  }
}

/** Parses the body of a posted form. Throws a Refusal if it is not a valid message. */
export async function readMessage(
  contentType: string,
  body: Uint8Array<ArrayBuffer>,
): Promise<StoredMessage> {
  if (!/^multipart\/form-data\s*(;|$)/i.test(contentType)) throw new Refusal('type');
  const form = await new Response(body, { headers: { 'Content-Type': contentType } }).formData().catch(() => {
    throw new Refusal('malformed');
  });
  const names = [...form.keys()];
  const isKnown = names.every((name) => fieldNames.includes(name) && typeof form.get(name) === 'string');
  if (!isKnown || new Set(names).size < names.length) throw new Refusal('fields');

  const text = (name: string) => String(form.get(name) ?? '');
  const line = (name: string) =>
    text(name)
      .replace(/[\r\n]+/g, ' ')
      .trim();
  const stored = {
    receivedAt: new Date().toISOString(),
    name: line('name'),
    email: line('email'),
    phone: line('phone'),
    // Browsers send line breaks as CRLF.
    message: text('message').replace(/\r\n?/g, '\n'),
  };
  // As lenient as the browser's own validation.
  if (!/^[^\s@]+@[^\s@]+$/.test(stored.email)) throw new Refusal('email');
  if (stored.message.trim() === '') throw new Refusal('message');
  return stored;
}

/** Formats a message for the console. Control characters are escaped. */
export function describeMessage({ receivedAt, name, email, phone, message }: StoredMessage): string {
  const time = new Date(receivedAt).toLocaleString('nb', { dateStyle: 'long', timeStyle: 'short' });
  const head = [`Ny melding, ${time}`, `  Navn:    ${name}`, `  E-post:  ${email}`, `  Telefon: ${phone}`];
  // Indented, so that a message cannot imitate another one.
  const lines = message.split('\n').map((line) => `  | ${line}`);
  return ['', ...head, ...lines].map(showControls).join('\n');
}

function showControls(line: string): string {
  return line.replace(/[\p{Cc}\u2028-\u202e\u2066-\u2069]/gu, (character) =>
    character === '\t' ? character : `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
