import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Sentence } from './refusal.ts';

/** Answers with a sentence: as JSON to who asks for it, else as a page, since the form also posts without script. */
export function sendSentence(
  request: IncomingMessage,
  response: ServerResponse,
  status: number,
  sentence: Sentence,
): void {
  const isJson = (request.headers.accept ?? '').includes('application/json');
  const ok = status === 200;
  const body = isJson
    ? JSON.stringify(ok ? { ok } : { ok, error: sentence.en })
    : page(sentence, originOf(request.headers.referer));
  response.writeHead(status, {
    'Content-Type': isJson ? 'application/json' : 'text/html; charset=utf-8',
    'Content-Length': Buffer.byteLength(body),
    'Content-Security-Policy': "default-src 'none'",
    'X-Content-Type-Options': 'nosniff',
    'Cache-Control': 'no-store',
  });
  response.end(body);
}

function page({ no, en }: Sentence, origin: string | undefined): string {
  const back =
    origin === undefined
      ? ''
      : `<p><a href="${escapeHtml(origin)}/">Til nettstedet · <span lang="en">To the website</span></a></p>`;
  return `<!doctype html>
<html lang="no">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(no)}</title>
</head>
<body>
<main>
<h1>${escapeHtml(no)}</h1>
<p lang="en">${escapeHtml(en)}</p>
${back}
</main>
</body>
</html>
`;
}

/** Where a web page lies, without its path; nothing for any other kind of address. */
function originOf(referer: string | undefined): string | undefined {
  const url = referer !== undefined && URL.canParse(referer) ? new URL(referer) : undefined;
  return url !== undefined && /^https?:$/.test(url.protocol) ? url.origin : undefined;
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
