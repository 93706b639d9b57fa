import type { IncomingMessage, ServerResponse } from 'node:http';
import { pageHeaders } from '../../builder/release/headers.ts';
import { defaultLanguage, type Language, languageCodes } from '../../tables/languages.ts';
import { setHeaders } from '../answer.ts';
import type { MessageStore } from './message-store.ts';
import type { Outbox } from './outbox.ts';
import { MessageRefusal, type Reason, readMessage } from './read-message.ts';
import { createLimiter, senderOf } from './sender.ts';

/** What became of a message that a page without scripts has posted. */
export type Answer = 'sent' | Reason;

export interface Reception {
  messages: MessageStore;
  outbox: Outbox;
  /** A proxy of ours says who sends: the site's address is https. */
  isProxied: boolean;
  /** Makes the finished page that says what became of a message. */
  page: (language: Language, answer: Answer) => Promise<string>;
}

/** Takes the messages of the form at `/melding/<language>`: stores each, then answers, then has it mailed. */
export function createReception({ messages, outbox, isProxied, page }: Reception) {
  const limiter = createLimiter();

  async function receive(request: IncomingMessage, language: Language): Promise<void> {
    const message = await readMessage(request);
    const forwarded = isProxied ? [request.headers['x-forwarded-for'] ?? []].flat().join() : undefined;
    const sender = senderOf(request.socket.remoteAddress, forwarded);
    const seconds = limiter.take(sender);
    if (seconds > 0) throw new MessageRefusal(429, 'tooMany', { 'Retry-After': String(seconds) });
    try {
      await messages.add(message, language, outbox.isOn);
    } catch (error) {
      limiter.giveBack(sender);
      throw error;
    }
    outbox.wake();
  }

  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const [, code] = /^\/melding\/(\w+)$/.exec(request.url ?? '') ?? [];
    const language = languageCodes.find((one) => one === code);
    const send = async (status: number, answer: Answer) => {
      // Browsers ask for a page, and scripts for anything.
      const wantsPage = request.headers.accept?.includes('text/html');
      const html = wantsPage ? await page(language ?? defaultLanguage, answer).catch(console.error) : null;
      setHeaders(response, pageHeaders);
      response.setHeader('Cache-Control', 'no-store');
      response.setHeader('Content-Type', html ? 'text/html; charset=utf-8' : 'application/json');
      // What is left of a body must not be taken for the next request.
      if (!request.complete) response.setHeader('Connection', 'close');
      response.writeHead(status).end(html || JSON.stringify({ answer }));
    };
    try {
      if (!language) throw new MessageRefusal(404, 'malformed');
      if (request.method !== 'POST') throw new MessageRefusal(405, 'malformed', { Allow: 'POST' });
      await receive(request, language);
      await send(200, 'sent');
    } catch (error) {
      if (!(error instanceof MessageRefusal)) console.error(error);
      const { status, reason, headers } =
        error instanceof MessageRefusal ? error : new MessageRefusal(500, 'failed');
      setHeaders(response, headers);
      await send(status, reason);
    }
  };
}
