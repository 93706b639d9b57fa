import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { sendSentence } from './inbox/answer.ts';
import { describeMessage, type StoredMessage } from './inbox/message.ts';
import { parseMessage } from './inbox/parse-message.ts';
import { readBody } from './inbox/read-body.ts';
import { Refusal } from './inbox/refusal.ts';
import { createStore, type MessageStore } from './inbox/store.ts';

/** How an inbox behaves. */
export interface InboxOptions {
  /** Where messages are kept, one JSON line each. */
  file: string;
  /** Lets pages of any origin read the answers, as some form services do and others do not. */
  allowOrigin?: boolean;
}

const limit = 1024 * 1024;
const received = { no: 'Takk. Meldingen er mottatt.', en: 'Thank you. Your message has been received.' };

/** Stands in for the external form service: takes messages, keeps them in a file and prints them. */
export function createInbox({ file, allowOrigin = false }: InboxOptions): Server {
  const store = createStore(file);
  return createServer((request, response) => {
    if (allowOrigin) response.setHeader('Access-Control-Allow-Origin', '*');
    if (allowOrigin && request.method === 'OPTIONS') sendPreflight(response);
    else void answer(request, response, store);
  });
}

function sendPreflight(response: ServerResponse): void {
  response
    .writeHead(204, { 'Access-Control-Allow-Methods': 'POST', 'Access-Control-Allow-Headers': '*' })
    .end();
}

async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  store: MessageStore,
): Promise<void> {
  try {
    await receive(request, store);
    sendSentence(request, response, 200, received);
  } catch (error) {
    // The sender left before the message was whole: nobody is there to answer.
    if (!request.complete) return;
    if (!(error instanceof Refusal)) console.error('A message could not be stored.', error);
    const { status, sentence } = error instanceof Refusal ? error : new Refusal('notStored');
    if (status === 405) response.setHeader('Allow', 'POST');
    sendSentence(request, response, status, sentence);
  }
}

async function receive(request: IncomingMessage, store: MessageStore): Promise<void> {
  const body = await readBody(request, limit);
  if (request.method !== 'POST') throw new Refusal('method');
  const message = await parseMessage(request.headers['content-type'] ?? '', body);
  const stored: StoredMessage = { receivedAt: new Date().toISOString(), ...message };
  await store.append(stored);
  console.log(describeMessage(stored));
}
