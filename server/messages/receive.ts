import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { pageHeaders } from '../../builder/release/headers.ts';
import { defaultLanguage, type Language, languageCodes } from '../../tables/languages.ts';
import type { HostEnv } from '../answer.ts';
import type { MessageStore } from './message-store.ts';
import type { Outbox } from './outbox.ts';
import { createLimiter } from './rate-limit.ts';
import { MessageRefusal, type Reason, readMessage } from './read-message.ts';

export type Answer = 'sent' | Reason;

export interface Reception {
  messages: MessageStore;
  outbox: Outbox;
  /** Pages of these origins may send; what names no origin may too. */
  origins: readonly string[];
  /** Who is counted: the sender, or the one that our proxy names; null for nobody. */
  senders: 'direct' | 'proxied' | null;
  page: (language: Language, answer: Answer) => Promise<string>;
}

const longestBody = 64 * 1024;

/** At `/melding/<language>`, stores each message, then answers, then has it mailed. */
export function createReception({ messages, outbox, origins, senders, page }: Reception) {
  const limiter = senders && createLimiter(senders === 'proxied');
  const languageOf = (c: Context) => languageCodes.find((one) => c.req.path === `/melding/${one}`);

  async function send(c: Context, status: number, answer: Answer): Promise<Response> {
    for (const [name, value] of Object.entries(pageHeaders)) c.header(name, value);
    c.header('Cache-Control', 'no-store');
    // On the own machine the site is another origin: its browser would see a failure of the network.
    c.header('Cross-Origin-Resource-Policy', 'cross-origin');
    // Browsers ask for a page, and scripts for anything.
    const wantsPage = c.req.header('accept')?.includes('text/html');
    const html = wantsPage
      ? await page(languageOf(c) ?? defaultLanguage, answer).catch(console.error)
      : undefined;
    c.status(status as ContentfulStatusCode);
    return html ? c.html(html) : c.json({ answer });
  }

  const app = new Hono<HostEnv>();
  app.onError((error, c) => {
    if (!(error instanceof MessageRefusal)) console.error(error);
    const { status, reason, headers } =
      error instanceof MessageRefusal ? error : new MessageRefusal(500, 'failed');
    for (const [name, value] of Object.entries(headers)) c.header(name, value);
    return send(c, status, reason);
  });
  const tooLong = () => {
    throw new MessageRefusal(413, 'tooLong');
  };
  app.all('/melding/*', bodyLimit({ maxSize: longestBody, onError: tooLong }), async (c) => {
    const language = languageOf(c);
    if (!language) throw new MessageRefusal(404, 'malformed');
    if (c.req.method !== 'POST') throw new MessageRefusal(405, 'malformed', { Allow: 'POST' });
    const origin = c.req.header('origin');
    if (origin !== undefined && !origins.includes(origin)) throw new MessageRefusal(403, 'elsewhere');
    // A browser may give up or lose its connection.
    const message = readMessage(await c.req.formData().catch(() => null));
    const seconds = limiter?.count(c) ?? 0;
    if (seconds > 0) throw new MessageRefusal(429, 'tooMany', { 'Retry-After': String(seconds) });
    try {
      await messages.add(message, language, outbox.isOn);
    } catch (error) {
      limiter?.uncount(c);
      throw error;
    }
    outbox.sendWaiting();
    return send(c, 200, 'sent');
  });
  return app;
}
