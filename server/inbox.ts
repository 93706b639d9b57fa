import { appendFile, mkdir } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import path from 'node:path';
import { readBody } from './read-body.ts';

const thanks = {
  no: 'Takk. Meldingen er mottatt.',
  en: 'Thank you. Your message has been received.',
} as const;

/** A message of text has room in far less. */
const mostBytes = 1024 * 1024;

/**
 * A stand-in for the form service: keeps each message in a file, as a line of JSON, prints it and thanks the sender.
 * English pages post to `/en`. Pages of any origin may read the answer.
 */
export function createInbox(file: string): Server {
  return createServer((request, response) => {
    response.setHeader('Access-Control-Allow-Origin', '*');
    answer(file, request).then(
      ([status, body]) => {
        // What is left of a body must not be taken for the next request.
        if (!request.complete) response.setHeader('Connection', 'close');
        response.setHeader('Content-Type', 'text/html; charset=utf-8');
        response.writeHead(status).end(body);
      },
      (error: unknown) => {
        console.error('Meldingen kunne ikke tas vare på:', error);
        response.writeHead(500, { Connection: 'close' }).end('The message could not be kept.');
      },
    );
  });
}

async function answer(file: string, request: IncomingMessage): Promise<[status: number, body: string]> {
  const { method, headers, url } = request;
  const type = { 'Content-Type': headers['content-type'] ?? '' };
  const body = await readBody(request, mostBytes);
  if (!body) return [413, 'The message is too large.'];
  const form = await new Response(body, { headers: type }).formData().catch(() => null);
  if (method !== 'POST' || !form) return [400, 'The inbox takes posted forms.'];

  // Browsers send line breaks as CRLF.
  const fields = [...form].map(([name, value]) => [name, String(value).replaceAll('\r\n', '\n')]);
  const message = { receivedAt: new Date().toISOString(), ...Object.fromEntries(fields) };
  await mkdir(path.dirname(file), { recursive: true });
  // Only the owner of the file may read the messages.
  await appendFile(file, `${JSON.stringify(message)}\n`, { mode: 0o600 });
  console.log('Ny melding:', message);
  const language = url === '/en' ? 'en' : 'no';
  return [200, `<!doctype html><html lang="${language}"><title>Inbox</title><h1>${thanks[language]}</h1>`];
}
