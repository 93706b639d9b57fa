import { type Context, Hono } from 'hono';
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
import { type AppEnv, HttpError, isAborted, limitBody } from '../http.ts';
import type { MessageStore } from './message-store.ts';
import type { Outbox } from './outbox.ts';
import { createLimiter } from './rate-limit.ts';

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

const address = `/melding/:language{${languageCodes.join('|')}}`;

const languageOf = ({ req }: Context) =>
  languageCodes.find((code) => req.path === `/melding/${code}`) ?? defaultLanguage;

/** Receives the messages of the form. */
export function createMessageEndpoint(options: MessageEndpointOptions) {
  const { messages, outbox, origins, page } = options;
  const limiter = options.isRateLimited ? createLimiter() : null;

  /** Says by its status alone whether the message is stored, because the form has the same words for every refusal. */
  async function answer(c: Context, status: ContentfulStatusCode): Promise<Response> {
    for (const [name, value] of Object.entries(pageHeaders)) c.header(name, value);
    c.header('Cache-Control', 'no-store');
    // On the own machine the site has another origin, so the browser would hide the answer from it.
    c.header('Cross-Origin-Resource-Policy', 'cross-origin');
    // Forms without scripts accept HTML.
    const isPage = c.req.header('accept')?.includes('text/html');
    const html = isPage && (await page(languageOf(c), status === 200).catch(console.error));
    return html ? c.html(html, status) : c.body(null, status);
  }

  const app = new Hono<AppEnv>();
  app.onError((error, c) => {
    if (error instanceof HttpError) return answer(c, error.status);
    if (!isAborted(error)) console.error(error);
    return answer(c, 500);
  });
  app.post(address, limitBody(maxBodyBytes), async (c) => {
    // The connection may break.
    const form = isFrom(origins, c) ? await c.req.formData().catch(() => null) : null;
    const message = form && parseMessage(form);
    if (!message) return answer(c, 400);
    if (limiter?.admit(c) === false) return answer(c, 429);
    await messages.add(message, languageOf(c), outbox.isOn);
    void outbox.sendWaiting();
    return answer(c, 200);
  });
  return app;
}

/** A form without scripts, of a visitor who sends no referrers, has the origin `null`. */
function isFrom(origins: readonly string[], { req }: Context): boolean {
  const origin = req.header('origin');
  if (origin === 'null') return req.header('sec-fetch-site') === 'same-origin';
  return origin === undefined || origins.includes(origin);
}

/** Returns null for fields that the form would not send. */
function parseMessage(form: FormData): Message | null {
  const found = new Map<string, string>();
  for (const [name, value] of form) {
    const field = messageFields.find((field) => field.name === name);
    if (!field || typeof value !== 'string' || found.has(name)) return null;
    // First, because tens of thousands of accents on one letter keep the cleaning busy for seconds.
    if (lengthOf(value) > field.maxLength) return null;
    found.set(name, cleanText(value));
  }
  for (const field of messageFields) {
    const value = found.get(field.name) ?? '';
    if (!isValid(field, value)) return null;
    if (field.kind === 'email') found.set(field.name, machineEmail(value));
  }
  return buildMessage((name) => found.get(name) ?? '');
}

/** A form sends a line break as two characters. */
const lengthOf = (value: string) => value.replaceAll('\r\n', '\n').length;

/** The form checks before it sends, and this checks again. */
function isValid({ kind, required }: MessageFieldRow, value: string): boolean {
  if (value === '') return !required;
  if (kind === 'email' && !isEmailAddress(value)) return false;
  return kind === 'multiline' || !value.includes('\n');
}
