import { appendFileSync, mkdirSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import path from 'node:path';
import { Readable } from 'node:stream';

const thanks = {
  no: 'Takk. Meldingen er mottatt.',
  en: 'Thank you. Your message has been received.',
} as const;

/**
 * A stand-in for the form service: keeps each message in a file, as a line of JSON, prints it and thanks the sender.
 * English pages post to `/en`. Pages of any origin may read the answer.
 */
export function createInbox(file: string): Server {
  return createServer(async (request, response) => {
    response.setHeader('Access-Control-Allow-Origin', '*');
    const { method, headers, url } = request;
    const type = { 'Content-Type': headers['content-type'] ?? '' };
    const body = Readable.toWeb(request) as ReadableStream<Uint8Array>;
    const form = await new Response(body, { headers: type }).formData().catch(() => null);
    if (method !== 'POST' || !form) return void response.writeHead(400).end('The inbox takes posted forms.');

    // Browsers send line breaks as CRLF.
    const fields = [...form].map(([name, value]) => [name, String(value).replaceAll('\r\n', '\n')]);
    const message = { receivedAt: new Date().toISOString(), ...Object.fromEntries(fields) };
    mkdirSync(path.dirname(file), { recursive: true });
    // Only the owner of the file may read the messages.
    appendFileSync(file, `${JSON.stringify(message)}\n`, { mode: 0o600 });
    console.log('Ny melding:', message);
    const language = url === '/en' ? 'en' : 'no';
    response.setHeader('Content-Type', 'text/html; charset=utf-8');
    response.end(`<!doctype html><html lang="${language}"><title>Inbox</title><h1>${thanks[language]}</h1>`);
  });
}
