import {
  type Agent,
  request as httpRequest,
  type IncomingHttpHeaders,
  type OutgoingHttpHeaders,
} from 'node:http';

/** The parts of a request besides its path. */
export interface Ask {
  method?: string;
  headers?: OutgoingHttpHeaders;
  body?: Buffer;
  agent?: Agent;
}

/** A response, with its body still compressed. */
export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** Sends a request unchanged: unlike fetch, it keeps `..` in the path and does not decompress the body. */
export function ask(
  port: number,
  path: string,
  { method = 'GET', headers = {}, body, agent }: Ask = {},
): Promise<Answer> {
  // Node does not set the length of a DELETE's body by itself.
  const length = body === undefined ? {} : { 'Content-Length': body.length };
  const options = { host: '127.0.0.1', port, path, method, headers: { ...length, ...headers }, agent };
  return new Promise((resolve, reject) => {
    const request = httpRequest(options, async (response) => {
      const chunks: Buffer[] = [];
      for await (const chunk of response) chunks.push(chunk);
      resolve({
        status: response.statusCode ?? 0,
        headers: response.headers,
        body: Buffer.concat(chunks),
      });
    });
    request.on('error', reject);
    request.end(body);
  });
}
