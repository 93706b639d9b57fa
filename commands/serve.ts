import { existsSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import path from 'node:path';
import { Hono } from 'hono';
import { builtCode, builtPage } from '../builder/code/built-code.ts';
import { type HostFacts, readCompany } from '../builder/content/read-company.ts';
import { BuildFailure, fail } from '../builder/failure.ts';
import { readLaunchList } from '../builder/launch/launch-list.ts';
import { createApi } from '../desk/server/api.ts';
import { contentRootOf } from '../desk/server/editions.ts';
import { serverPlace } from '../desk/server/server-place.ts';
import { below, byNode, type HostEnv, listenerOf } from '../server/answer.ts';
import { createComposedPreview } from '../server/composed-preview.ts';
import { apiPath, createDeskHost } from '../server/desk-host.ts';
import { createAnswerPage } from '../server/messages/answer-page.ts';
import { openMessages } from '../server/messages/open-messages.ts';
import { listenOn } from '../server/ports.ts';
import { currentFolder, poolFolder } from '../server/releases/release-folder.ts';
import { readSettings, type Settings } from '../server/settings.ts';
import { createSignIn } from '../server/sign-in.ts';
import { createSiteHost } from '../server/site.ts';
import { openState } from '../server/state/open-state.ts';

const root = path.join(import.meta.dirname, '..');

/** Milliseconds for open requests to finish when the server stops. */
const grace = 2000;
/** Milliseconds for a message to arrive. */
const messageTimeout = 30_000;

/** `npm run serve`: the site, the desk behind a sign-in, and the messages of the form, in one process (hosting/README.md). */
async function main(): Promise<void> {
  const settings = readSettings(process.env, root);
  const { data, siteAddress, deskAddress, sitePort, deskPort, host } = settings;
  const state = await openState(data, root);
  const onBuild = (what: string) => () => console.log(`Bygger koden til ${what} …`);
  const code = await builtCode(root, onBuild('nettstedet'));
  const deskPage = await builtPage(root, onBuild('redigeringen'));

  const facts: HostFacts = {
    url: siteAddress,
    formService: { endpoint: `${siteAddress}/melding/{language}`, answerIsReadable: true },
  };
  const isTrial = siteAddress.startsWith('http:');
  const messages = await openMessages({
    settings,
    company: () => readCompany(data),
    page: createAnswerPage(currentFolder(data)),
    senders: siteAddress.startsWith('https:') ? 'proxy' : 'visitors',
  });
  const folders = () => (existsSync(currentFolder(data)) ? [currentFolder(data), poolFolder(data)] : []);
  const site = createServer(
    listenerOf(
      createSiteHost({
        receive: messages.receive((origin) => origin === siteAddress),
        folders,
      }),
    ),
  );

  const api = await createApi(data, serverPlace({ project: root, data, host: facts, isTrial }));
  const contentRoot = (request: IncomingMessage) =>
    contentRootOf(data, request, deskAddress.startsWith('https:'));
  const desk = createServer(
    listenerOf(
      createDeskHost({
        door: createSignIn({ address: deskAddress, password: readPassword() }),
        api: [messages.desk, new Hono<HostEnv>().all('*', byNode(below(apiPath, api)))],
        page: deskPage,
        preview: createComposedPreview({ root, code, contentRoot, host: facts }),
      }),
    ),
  );

  // Photos from a phone take longer than a message.
  site.requestTimeout = messageTimeout;
  await listenOn(site, sitePort, { host });
  await listenOn(desk, deskPort, { host });
  await announce(settings);
  stopOnSignal([site, desk], async () => {
    await messages.stop();
    state.close();
  });
}

function readPassword(): string {
  const password = process.env.DESK_PASSWORD ?? '';
  if (password.length >= 16) return password;
  throw new BuildFailure('DESK_PASSWORD må ha minst 16 tegn.');
}

/** Prints where everything is, and what is missing. */
async function announce({ data, siteAddress, deskAddress, mail }: Settings): Promise<void> {
  console.log(`Nettstedet: ${siteAddress}\nRedigering: ${deskAddress}/rediger/\nMappen:     ${data}`);
  if (!mail)
    console.log(
      'SMTP_URL er ikke satt: Meldinger fra skjemaet vises i redigeringen, og sendes ikke på e-post.',
    );
  const host = { url: siteAddress, formService: { endpoint: siteAddress, answerIsReadable: true } };
  const list = await readLaunchList(data, host).catch(() => null);
  for (const { missing, remedy } of list?.items ?? []) console.log(`Mangler: ${missing} ${remedy}`);
}

/** Stops taking requests, lets the open ones finish, and ends. What is being published ends with the process. */
function stopOnSignal(servers: readonly Server[], close: () => Promise<void>): void {
  const stop = async () => {
    for (const server of servers) setTimeout(() => server.closeAllConnections(), grace).unref();
    await Promise.all(servers.map((server) => new Promise((resolve) => server.close(resolve))));
    await close();
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void stop());
}

main().catch(fail);
