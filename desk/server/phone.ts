import { randomBytes } from 'node:crypto';
import { createSocket } from 'node:dgram';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { networkInterfaces } from 'node:os';
import { renderSVG } from 'uqr';
import { HttpError } from '../../server/http-error.ts';
import { listen } from '../../server/listen.ts';
import type { Phone } from '../contract/pictures.ts';
import { phonePage, phonePageHeaders } from './phone-page.ts';
import type { Place } from './place.ts';
import { receivePhoto } from './receive-photo.ts';

/** The desk's page asks every second, as long as its dialog is open. */
const longestUnasked = 60_000;

const closed: Phone = { isOpen: false, address: '', code: '', received: 0, refused: 0 };

/** Takes photos from a phone on the same network: one page, on a port of its own, while the desk's dialog is open. */
export function createPhoneUpload(root: string, { isServer }: Place) {
  let state = closed;
  let server: Server | undefined;
  let phone: string | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  /** Opens a new address. Throws an HttpError when the machine is on no network. */
  async function open(): Promise<Phone> {
    if (isServer) throw new HttpError(404, 'Dette finnes ikke lenger. Last siden på nytt.');
    close();
    const host = await findAddress();
    const token = randomBytes(16).toString('base64url');
    phone = undefined;
    server = createServer((request, response) => {
      void answer(request, response).catch(() => response.destroy());
    });
    const address = `http://${host}:${await listen(server, { host, port: 0 })}/${token}`;
    state = { ...closed, isOpen: true, address, code: renderSVG(address) };
    return ask();
  }

  function ask(): Phone {
    clearTimeout(timer);
    if (state.isOpen) timer = setTimeout(close, longestUnasked);
    return state;
  }

  function close(): void {
    clearTimeout(timer);
    server?.close();
    server?.closeAllConnections();
    state = { ...state, isOpen: false };
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { headers, method, socket, url } = request;
    const { host, pathname } = new URL(state.address);
    const from = socket.remoteAddress ?? '';
    // The first phone that opens the page keeps it.
    const isElsewhere = url?.split('?')[0] !== pathname || headers.host !== host || (phone ?? from) !== from;
    if (isElsewhere) return void response.writeHead(404, { Connection: 'close' }).end();
    if (method === 'GET') {
      phone = from;
      return void response.writeHead(200, phonePageHeaders).end(phonePage);
    }
    const isPhoto = method === 'POST' && phone !== undefined && headers['content-type']?.startsWith('image/');
    if (!isPhoto) return void response.writeHead(405, { Connection: 'close' }).end();
    const name = new URL(url, state.address).searchParams.get('name') ?? '';
    try {
      await receivePhoto(root, name, request);
      state.received += 1;
      response.end('Kommet fram.');
    } catch (error) {
      state.refused += 1;
      response.writeHead(422, { 'Content-Type': 'text/plain; charset=utf-8', Connection: 'close' });
      response.end((error as Error).message);
    }
  }

  return { open, ask, close };
}

/** The address of this machine that other machines reach: that of the way out, or else of any network. */
async function findAddress(): Promise<string> {
  const socket = createSocket('udp4');
  const onWayOut = await new Promise<string | undefined>((resolve) => {
    // Nothing is sent; the machine only chooses the way. Nobody has this address.
    socket.connect(9, '192.0.2.1', (error?: Error) => resolve(error ? undefined : socket.address().address));
  });
  socket.close();
  const own = Object.values(networkInterfaces()).flatMap((list) => list ?? []);
  const reachable = own.filter(({ family, internal }) => family === 'IPv4' && !internal);
  // Never an address that is not one network's: 0.0.0.0 would listen on all of them.
  const found = reachable.find(({ address }) => address === onWayOut) ?? reachable[0];
  if (found) return found.address;
  throw new HttpError(422, 'Denne maskinen er ikke på noe nett. Koble den til det samme som telefonen.');
}
