import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { pageHeaders } from '../../builder/output/headers.ts';
import { defaultLanguage, type Language, languageCodes } from '../../common/languages.ts';
import type { AppEnv } from '../http.ts';
import type { MessageStore } from './message-store.ts';
import type { Outbox } from './outbox.ts';
import { MessageRejectedError, parseMessage } from './parse-message.ts';
import { createLimiter } from './rate-limit.ts';

export interface MessageEndpointOptions {
  messages: MessageStore;
  outbox: Outbox;
  /** Pages of these origins may send; what names no origin may too. */
  origins: readonly string[];
  /** Who is counted: the sender, or the one that our proxy names; null for nobody. */
  rateLimitBy: 'direct' | 'proxied' | null;
  /** The answer for visitors without scripts. */
  page: (language: Language, refusal: MessageRejectedError | null) => Promise<string>;
}

/** Room for the longest values: urlencoded, a character takes up to nine bytes. */
const maxBodyBytes = 96 * 1024;

/** At `/melding/<language>`, stores each message, then answers, then has it mailed. */
export function createMessageEndpoint({
  messages,
  outbox,
  origins,
  rateLimitBy,
  page,
}: MessageEndpointOptions) {
  const limiter = rateLimitBy && createLimiter(rateLimitBy === 'proxied');
  const languageOf = (c: Context) => languageCodes.find((code) => c.req.path === `/melding/${code}`);

  async function send(c: Context, refusal: MessageRejectedError | null): Promise<Response> {
    for (const [name, value] of Object.entries(pageHeaders)) c.header(name, value);
    c.header('Cache-Control', 'no-store');
    // On the own machine the site is another origin: its browser would see a failure of the network.
    c.header('Cross-Origin-Resource-Policy', 'cross-origin');
    // Browsers ask for a page, and scripts for anything.
    const wantsPage = c.req.header('accept')?.includes('text/html');
    const html = wantsPage
      ? await page(languageOf(c) ?? defaultLanguage, refusal).catch(console.error)
      : undefined;
    for (const [name, value] of Object.entries(refusal?.headers ?? {})) c.header(name, value);
    c.status(refusal?.status ?? 200);
    return html ? c.html(html) : c.json({ answer: refusal?.reason ?? 'sent', field: refusal?.field });
  }

  const app = new Hono<AppEnv>();
  app.onError((error, c) => {
    if (!(error instanceof MessageRejectedError)) console.error(error);
    return send(c, error instanceof MessageRejectedError ? error : new MessageRejectedError(500, 'failed'));
  });
  const tooLong = () => {
    throw new MessageRejectedError(413, 'tooLong', { field: 'message' });
  };
  app.all('/melding/*', bodyLimit({ maxSize: maxBodyBytes, onError: tooLong }), async (c) => {
    const language = languageOf(c);
    if (!language) throw new MessageRejectedError(404, 'malformed');
    if (c.req.method !== 'POST')
      throw new MessageRejectedError(405, 'malformed', { headers: { Allow: 'POST' } });
    const origin = c.req.header('origin');
    if (origin !== undefined && !origins.includes(origin))
      throw new MessageRejectedError(403, 'forbiddenOrigin');
    // A browser may give up or lose its connection.
    const message = parseMessage(await c.req.formData().catch(() => null));
    const seconds = limiter?.count(c) ?? 0;
    if (seconds > 0)
      throw new MessageRejectedError(429, 'tooMany', { headers: { 'Retry-After': String(seconds) } });
    try {
      await messages.add(message, language, outbox.isOn);
    } catch (error) {
      limiter?.undoCount(c);
      throw error;
    }
    outbox.sendWaiting();
    return send(c, null);
  });
  return app;
}
