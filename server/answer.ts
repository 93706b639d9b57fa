import type { IncomingMessage, ServerResponse } from 'node:http';

export type Handler = (request: IncomingMessage, response: ServerResponse) => void;

export function setHeaders(response: ServerResponse, headers: Readonly<Record<string, string>>): void {
  response.setHeaders(new Map(Object.entries(headers)));
}

/** Resolves with true once a handler has answered, and with false if it passes the request on. */
export function isAnsweredBy(
  handler: (request: IncomingMessage, response: ServerResponse, next: () => void) => void,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<boolean> {
  return new Promise((resolve) => {
    response.once('close', () => resolve(true));
    handler(request, response, () => resolve(false));
  });
}

/** A handler whose failures are answered with 500 and printed. */
export function createHandler(
  answer: (request: IncomingMessage, response: ServerResponse) => Promise<void>,
): Handler {
  return (request, response) => {
    answer(request, response).catch((error: unknown) => {
      console.error(error);
      if (response.headersSent) return void response.destroy();
      const headers = { 'Content-Type': 'text/plain', 'Cache-Control': 'no-store' };
      response.writeHead(500, headers).end('Internal server error');
    });
  };
}
