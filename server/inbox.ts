import { appendFileSync, mkdirSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import { dirname } from 'node:path';
import { answers, describeMessage, Refusal, readMessage } from './message.ts';

export interface InboxOptions {
  /** The file for messages, one line of JSON each. */
  file: string;
  /** Lets pages of any origin read the responses, as some form services do. */
  allowOrigin?: boolean;
}

const limit = 1024 * 1024;

/**
 * A local form service: keeps each message in a file and prints it to the console. English pages post to `/en` and get
 * responses in English.
 */
export function createInbox({ file, allowOrigin = false }: InboxOptions): Server {
  return createServer(async (request, response) => {
    if (allowOrigin) {
      response.setHeader('Access-Control-Allow-Origin', '*');
      response.setHeader('Access-Control-Allow-Headers', '*');
      if (request.method === 'OPTIONS') return response.writeHead(204).end();
    }
    const [status, no, en] = answers[await receive(request, file)];
    if (status === 405) response.setHeader('Allow', 'POST');
    response.statusCode = status;
    if (request.headers.accept?.includes('application/json')) {
      response.setHeader('Content-Type', 'application/json');
      response.end(JSON.stringify({ ok: status === 200, message: en }));
    } else {
      response.setHeader('Content-Type', 'text/html; charset=utf-8');
      response.end(page(no, en, request.url === '/en', request.headers.referer ?? ''));
    }
  });
}

async function receive(request: IncomingMessage, file: string): Promise<keyof typeof answers> {
  try {
    const body = await readBody(request);
    if (request.method !== 'POST') return 'method';
    if (body === undefined) return 'tooLarge';
    const message = await readMessage(request.headers['content-type'] ?? '', body);
    mkdirSync(dirname(file), { recursive: true });
    // Only the owner of the file may read the messages.
    appendFileSync(file, `${JSON.stringify(message)}\n`, { mode: 0o600 });
    console.log(describeMessage(message));
    return 'received';
  } catch (error) {
    if (error instanceof Refusal) return error.reason;
    console.error('Meldingen kunne ikke lagres.', error);
    return 'notStored';
  }
}

/** Returns undefined for a body above the limit. Reads it to its end, since a sender that is cut off sees no response. */
async function readBody(request: IncomingMessage): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size <= limit) chunks.push(chunk);
  }
  return size <= limit ? Buffer.concat(chunks) : undefined;
}

/** The response in both languages, that of the posting page first, with links back to the site. */
function page(no: string, en: string, isEnglish: boolean, referer: string): string {
  const from = /^https?:/.test(referer) && URL.canParse(referer) ? new URL(referer) : undefined;
  const origin = from?.origin.replaceAll('"', '&quot;');
  const norwegian = { lang: 'no', text: no, link: `<a href="${origin}/">Til nettstedet</a>` };
  const english = { lang: 'en', text: en, link: `<a href="${origin}/en">To the website</a>` };
  const [first, second] = isEnglish ? [english, norwegian] : [norwegian, english];
  return `<!doctype html>
<html lang="${first.lang}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${first.text}</title>
<h1>${first.text}</h1>
${from ? `<p>${first.link}</p>` : ''}
<div lang="${second.lang}">
<p>${second.text}</p>
${from ? `<p>${second.link}</p>` : ''}
</div>
`;
}
