import { Busboy, type BusboyInstance } from '@fastify/busboy';
import { fieldNames, type Message } from './message.ts';
import { Refusal } from './refusal.ts';

type FieldName = keyof Message;

/** Turns the body of a form into a message, or throws the Refusal that says what is wrong with it. */
export async function parseMessage(contentType: string, body: Buffer): Promise<Message> {
  if (!/^multipart\/form-data\s*(;|$)/i.test(contentType)) throw new Refusal('notMultipart');
  const fields = await readFields(contentType, body);
  const message: Message = {
    name: oneLine(fields.get('name')),
    email: oneLine(fields.get('email')),
    phone: oneLine(fields.get('phone')),
    // Browsers send the line breaks of a textarea as CRLF.
    message: (fields.get('message') ?? '').replace(/\r\n?/g, '\n'),
  };
  // As loose as the browser's own check, which has let the address pass before it came here.
  if (!/^[^\s@]+@[^\s@]+$/.test(message.email)) throw new Refusal('email');
  if (message.message.trim() === '') throw new Refusal('message');
  return message;
}

function oneLine(value = ''): string {
  return value.replace(/[\r\n]+/g, ' ').trim();
}

function readFields(contentType: string, body: Buffer): Promise<Map<FieldName, string>> {
  return new Promise((resolve, reject) => {
    const fields = new Map<FieldName, string>();
    const parser = createParser(contentType);
    parser.on('file', (_name, stream) => {
      stream.on('error', () => {}).resume();
      reject(new Refusal('file'));
    });
    parser.on('field', (name, value) => {
      if (!isFieldName(name)) reject(new Refusal('unknownField'));
      else if (fields.has(name)) reject(new Refusal('duplicateField'));
      else fields.set(name, value);
    });
    parser.on('error', () => reject(new Refusal('malformed')));
    parser.on('finish', () => {
      // The parser passes over a part whose head it cannot read, and with it what the sender wrote.
      if (fields.size === countParts(contentType, body)) resolve(fields);
      else reject(new Refusal('malformed'));
    });
    parser.end(body);
  });
}

function createParser(contentType: string): BusboyInstance {
  try {
    return new Busboy({ headers: { 'content-type': contentType } });
  } catch {
    throw new Refusal('malformed');
  }
}

function isFieldName(name: string | undefined): name is FieldName {
  return fieldNames.some((known) => known === name);
}

/** How many parts the delimiters mark out; the last delimiter ends the form. */
function countParts(contentType: string, body: Buffer): number {
  const [, quoted, plain] = /;\s*boundary=(?:"([^"]+)"|([^\s;]+))/i.exec(contentType) ?? [];
  const delimiter = `--${quoted ?? plain ?? ''}`;
  let count = body.indexOf(delimiter) === 0 ? 0 : -1;
  for (let at = body.indexOf(`\r\n${delimiter}`); at !== -1; at = body.indexOf(`\r\n${delimiter}`, at + 1))
    count++;
  return count;
}
