import type { Server } from 'node:http';
import { join, relative } from 'node:path';
import { createInbox } from './inbox.ts';
import { checkPort, listenOn, readPort } from './ports.ts';
import { createPreview } from './preview.ts';
import { runBuild } from './start/build.ts';
import { reasonToBuild } from './start/freshness.ts';
import { StartError } from './start/start-error.ts';

/** How long requests under way may take to finish once the servers are told to stop. */
const graceMilliseconds = 1000;

/**
 * `npm start`: builds the site when that is needed, then serves it together with the inbox. The environment may
 * set PORT, INBOX_PORT, FORM_ENDPOINT (where the form sends its messages instead of the inbox),
 * FORM_ANSWER_IS_READABLE (goes before `formAnswerIsReadable` in site.config.ts) and INBOX_ALLOW_ORIGIN=1 (pages
 * may read the inbox's answers, as that expects).
 */
async function start(root: string, environment: NodeJS.ProcessEnv, signal: AbortSignal): Promise<void> {
  const sitePort = readPort(environment, 'PORT', 4173);
  const inboxPort = readPort(environment, 'INBOX_PORT', 4174);
  if (sitePort.number === inboxPort.number) throw new StartError('PORT and INBOX_PORT must differ.');
  // Without a host the site answers over IPv4 and IPv6; what visitors write stays on this machine.
  const inboxHost = { host: '127.0.0.1' };
  await checkPort(sitePort, {});
  await checkPort(inboxPort, inboxHost);

  const inboxUrl = `http://127.0.0.1:${inboxPort.number}/`;
  const formEndpoint = environment.FORM_ENDPOINT || inboxUrl;
  const answerIsReadable = environment.FORM_ANSWER_IS_READABLE;
  const reason = reasonToBuild(root, { formEndpoint, answerIsReadable });
  if (reason !== undefined) {
    console.log(`${reason} Building.`);
    await runBuild(root, formEndpoint, signal);
  }

  const inboxFile = join(root, 'var', 'inbox.ndjson');
  const inbox = createInbox({ file: inboxFile, allowOrigin: environment.INBOX_ALLOW_ORIGIN === '1' });
  const site = createPreview({
    directory: join(root, 'dist'),
    headersFile: join(root, 'build-output', 'headers.json'),
  });
  closeOn(signal, inbox);
  closeOn(signal, site);
  await listenOn(inbox, inboxPort, { ...inboxHost, signal });
  await listenOn(site, sitePort, { signal });

  console.log(`Site:  http://localhost:${sitePort.number}`);
  console.log(`Inbox: ${inboxUrl} (messages are printed here and kept in ${relative(root, inboxFile)})`);
  if (formEndpoint !== inboxUrl) {
    console.log(`FORM_ENDPOINT is set: the form sends its messages to ${formEndpoint}, not to the inbox.`);
  }
}

/** `listen` closes the server on the signal by itself; a connection that then hangs must not keep the process. */
function closeOn(signal: AbortSignal, server: Server): void {
  signal.addEventListener('abort', () => {
    setTimeout(() => server.closeAllConnections(), graceMilliseconds).unref();
  });
}

const stop = new AbortController();
for (const name of ['SIGINT', 'SIGTERM'] as const) process.on(name, () => stop.abort());

start(process.cwd(), process.env, stop.signal).catch((error: unknown) => {
  if (!stop.signal.aborted) {
    console.error(error instanceof StartError ? error.message : error);
    process.exitCode = 1;
  }
  // One of the two servers may be listening already.
  stop.abort();
});
