import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { pageHeaders } from '../../builder/output/headers.ts';
import { cleanText } from '../../common/clean-text.ts';
import { isEmailAddress, machineEmail } from '../../common/email-address.ts';
import { defaultLanguage, type Language, languageCodes } from '../../common/languages.ts';
import {
  buildMessage,
  type Message,
  type MessageFieldRow,
  messageFields,
} from '../../common/message-fields.ts';
import { type AppEnv, isAborted } from '../http.ts';
import type { MessageStore } from './message-store.ts';
import type { Outbox } from './outbox.ts';
import { createLimiter } from './rate-limit.ts';

type Fault = 'missing' | 'tooLong' | 'invalidEmail';

/** The reason is for people who read the answer. The form has the same words for all. */
type Reason = Fault | 'malformed' | 'forbiddenOrigin' | 'tooMany' | 'failed';

class MessageRejectedError extends Error {
  readonly status: ContentfulStatusCode;
  readonly reason: Reason;
  readonly headers: Readonly<Record<string, string>>;

  constructor(status: ContentfulStatusCode, reason: Reason, headers: Readonly<Record<string, string>> = {}) {
    super(reason);
    this.status = status;
    this.reason = reason;
    this.headers = headers;
  }
}

export interface MessageEndpointOptions {
  messages: MessageStore;
  outbox: Outbox;
  /** Pages of these origins may send messages. Requests without an origin may too. */
  origins: readonly string[];
  isRateLimited: boolean;
  /** Returns the page that answers a form without scripts; undefined before the first publication. */
  page: (language: Language, isSent: boolean) => Promise<string | undefined>;
}

/** Enough for the longest values, of which each character takes up to nine bytes when urlencoded. */
const maxBodyBytes = 96 * 1024;

/** Receives the messages of the form. */
export function createMessageEndpoint(options: MessageEndpointOptions) {
  const { messages, outbox, origins, page } = options;
  const limiter = options.isRateLimited ? createLimiter() : null;
  const languageOf = (c: Context) => languageCodes.find((code) => c.req.path === `/melding/${code}`);

  async function send(c: Context, refusal: MessageRejectedError | null): Promise<Response> {
    for (const [name, value] of Object.entries(pageHeaders)) c.header(name, value);
    c.header('Cache-Control', 'no-store');
    // On the own machine the site has another origin, so the browser would hide the answer from it.
    c.header('Cross-Origin-Resource-Policy', 'cross-origin');
    for (const [name, value] of Object.entries(refusal?.headers ?? {})) c.header(name, value);
    c.status(refusal?.status ?? 200);
    // Forms without scripts accept HTML, and scripts accept anything.
    if (c.req.header('accept')?.includes('text/html')) {
      const html = await page(languageOf(c) ?? defaultLanguage, refusal === null).catch(console.error);
      if (html) return c.html(html);
    }
    return c.json({ answer: refusal?.reason ?? 'sent' });
  }

  const app = new Hono<AppEnv>();
  app.onError((error, c) => {
    if (error instanceof MessageRejectedError) return send(c, error);
    if (!isAborted(error)) console.error(error);
    return send(c, new MessageRejectedError(500, 'failed'));
  });
  const tooLong = () => {
    throw new MessageRejectedError(413, 'tooLong');
  };
  app.all('/melding/*', async (c, next) => {
    if (c.req.method === 'POST') return next();
    // Reads no body, and composes no page.
    return c.json({ answer: 'malformed' }, 405, { Allow: 'POST' });
  });
  app.post('/melding/*', bodyLimit({ maxSize: maxBodyBytes, onError: tooLong }), async (c) => {
    const language = languageOf(c);
    if (!language) throw new MessageRejectedError(404, 'malformed');
    if (!isFrom(origins, c)) throw new MessageRejectedError(403, 'forbiddenOrigin');
    // The connection may break.
    const message = parseMessage(await c.req.formData().catch(() => null));
    const seconds = limiter?.count(c) ?? 0;
    if (seconds > 0) throw new MessageRejectedError(429, 'tooMany', { 'Retry-After': String(seconds) });
    await messages.add(message, language, outbox.isOn);
    void outbox.sendWaiting();
    return send(c, null);
  });
  return app;
}

/** A form without scripts, of a visitor who sends no referrers, has the origin `null`. */
function isFrom(origins: readonly string[], { req }: Context): boolean {
  const origin = req.header('origin');
  if (origin === 'null') return req.header('sec-fetch-site') === 'same-origin';
  return origin === undefined || origins.includes(origin);
}

function parseMessage(form: FormData | null): Message {
  if (!form) throw new MessageRejectedError(400, 'malformed');
  const found = new Map<string, string>();
  for (const [name, value] of form) {
    const isField = messageFields.some((field) => field.name === name);
    if (!isField || typeof value !== 'string' || found.has(name))
      throw new MessageRejectedError(422, 'malformed');
    found.set(name, cleanText(value));
  }
  for (const field of messageFields) {
    const value = found.get(field.name) ?? '';
    const fault = faultIn(field, value);
    if (fault) throw new MessageRejectedError(422, fault);
    if (field.kind !== 'multiline' && value.includes('\n')) throw new MessageRejectedError(422, 'malformed');
    if (field.kind === 'email') found.set(field.name, machineEmail(value));
  }
  return buildMessage((name) => found.get(name) ?? '');
}

/** Returns the fault of a value, or null. The form checks before it sends, and this checks again. */
function faultIn({ kind, required, maxLength }: MessageFieldRow, value: string): Fault | null {
  if (value.length > maxLength) return 'tooLong';
  if (value === '') return required ? 'missing' : null;
  if (kind === 'email' && !isEmailAddress(value)) return 'invalidEmail';
  return null;
}
