import type { IncomingHttpHeaders } from 'node:http';
import { request } from 'node:https';

/** Asks the host of that name over https on this machine, whoever signed its certificate. */
export function askSecurely(port: number, name: string, path: string): Promise<SecureAnswer> {
  const options = { host: '127.0.0.1', port, path, headers: { Host: name }, servername: name };
  return new Promise((resolve, reject) => {
    request({ ...options, rejectUnauthorized: false }, async (response) => {
      let text = '';
      for await (const chunk of response) text += chunk;
      resolve({ status: response.statusCode ?? 0, headers: response.headers, text });
    })
      .on('error', reject)
      .end();
  });
}

interface SecureAnswer {
  status: number;
  headers: IncomingHttpHeaders;
  text: string;
}
