import path from 'node:path';
import { fail } from '../builder/failure.ts';
import { readPort } from '../server/ports.ts';
import { startPreview } from '../server/start-preview.ts';

const root = path.join(import.meta.dirname, '..');
const { env } = process;
const stop = new AbortController();
for (const name of ['SIGINT', 'SIGTERM'] as const) process.on(name, () => stop.abort());

/**
 * `npm start`: builds a preview and serves it like a real host, with an inbox for its form. Reads PORT, INBOX_PORT,
 * FORM_ENDPOINT and FORM_ANSWER_IS_READABLE from the environment (docs/form-service.md).
 */
async function main(): Promise<void> {
  await startPreview({
    root,
    folder: path.join(root, '.cache/preview'),
    sitePort: readPort(env, 'PORT', 4173),
    inboxPort: readPort(env, 'INBOX_PORT', 4174),
    inboxFile: path.join(root, 'var/inbox.ndjson'),
    formEndpoint: env.FORM_ENDPOINT || undefined,
    formAnswerIsReadable: env.FORM_ANSWER_IS_READABLE === 'true',
    signal: stop.signal,
  });
}

main().catch((error: unknown) => {
  // One of the two servers may be listening already.
  stop.abort();
  fail(error);
});
