import {
  type Agent,
  request as httpRequest,
  type IncomingHttpHeaders,
  type OutgoingHttpHeaders,
} from 'node:http';
import { connect } from 'node:net';

/** What `ask` sends besides the path. */
export interface Ask {
  method?: string;
  headers?: OutgoingHttpHeaders;
  body?: Buffer;
  agent?: Agent;
}

/** What came back, with the body still compressed. */
export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
  /** Whether the connection had served a request before. */
  reused: boolean;
}

/** Sends a request as it is: unlike fetch it leaves `..` in the path and does not unpack the body. */
export function ask(
  port: number,
  path: string,
  { method = 'GET', headers = {}, body, agent }: Ask = {},
): Promise<Answer> {
  // Left to itself, Node sends the body of a GET or DELETE without saying how long it is.
  const length =
    body === undefined || 'Transfer-Encoding' in headers ? {} : { 'Content-Length': body.length };
  const options = { host: '127.0.0.1', port, path, method, headers: { ...length, ...headers }, agent };
  return new Promise((resolve, reject) => {
    const request = httpRequest(options, async (response) => {
      const chunks: Buffer[] = [];
      for await (const chunk of response) chunks.push(chunk);
      resolve({
        status: response.statusCode ?? 0,
        headers: response.headers,
        body: Buffer.concat(chunks),
        reused: request.reusedSocket,
      });
    });
    request.on('error', reject);
    request.end(body);
  });
}

/** Sends bytes that need not be a whole request, ends the sending side, and gives all that came back. */
export function sendBytes(port: number, bytes: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect({ host: '127.0.0.1', port, allowHalfOpen: true });
    let received = '';
    socket.setEncoding('latin1');
    socket.on('data', (text) => {
      received += text;
    });
    socket.on('error', reject);
    socket.on('close', () => resolve(received));
    socket.on('end', () => socket.end());
    socket.end(bytes);
  });
}
