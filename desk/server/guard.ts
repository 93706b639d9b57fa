import type { IncomingMessage } from 'node:http';
import { HttpError } from '../../server/http-error.ts';

/**
 * Refuses a request that does not come from the desk's own page on this machine: another host name (a site that
 * points its name here), another origin, or a change without the header that only a script of the same origin
 * can send. Throws an HttpError.
 */
export function checkLocalSender({ headers, method, socket }: IncomingMessage): void {
  const hosts = ['127.0.0.1', 'localhost'].map((name) => `${name}:${socket.localPort}`);
  const { host = '', origin, 'sec-fetch-site': site } = headers;
  // Safari does not send Sec-Fetch-Site to every address on this machine.
  const isOurs =
    hosts.includes(host) &&
    (origin === undefined || origin === `http://${host}`) &&
    (site === undefined || site === 'same-origin' || site === 'none') &&
    (method === 'GET' || headers['x-rediger'] === '1');
  if (!isOurs)
    throw new HttpError(
      403,
      'Dette kom ikke fra Redigering på denne maskinen. Åpne siden på nytt, og prøv igjen.',
    );
}
