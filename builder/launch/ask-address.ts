import http from 'node:http';
import https from 'node:https';
import { buffer } from 'node:stream/consumers';
import type { TLSSocket } from 'node:tls';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';

/** How an address answers, with its body decoded. */
export interface AddressAnswer {
  status: number;
  headers: http.IncomingHttpHeaders;
  body: string;
  /** The end of the certificate, over https. */
  certificateEnds?: Date;
}

/** Asks an address as a browser does. Redirects are answers. Rejects if there is none. */
export type AskAddress = (address: string) => Promise<AddressAnswer>;

const timeout = 15_000;

/** Returns a function that asks over the network; `options` may lead it to another machine. */
export function addressAsker(options: (address: URL) => https.RequestOptions = () => ({})): AskAddress {
  return async (text) => {
    const address = new URL(text);
    const { request } = address.protocol === 'https:' ? https : http;
    const response = await new Promise<http.IncomingMessage>((resolve, reject) => {
      const headers = { 'Accept-Encoding': 'br, gzip' };
      request(address, { headers, signal: AbortSignal.timeout(timeout), ...options(address) }, resolve)
        .on('error', reject)
        .end();
    });
    const ends = (response.socket as TLSSocket).getPeerCertificate?.().valid_to;
    const raw = await buffer(response);
    const coding = response.headers['content-encoding'];
    const body = coding === 'br' ? brotliDecompressSync(raw) : coding === 'gzip' ? gunzipSync(raw) : raw;
    const { statusCode: status = 0, headers } = response;
    return { status, headers, body: String(body), ...(ends && { certificateEnds: new Date(ends) }) };
  };
}
