import { existsSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import path from 'node:path';
import { builtCode, builtPage } from '../builder/code/built-code.ts';
import { type HostFacts, readCompany } from '../builder/content/read-company.ts';
import { fail } from '../builder/failure.ts';
import { readLaunchList } from '../builder/launch/launch-list.ts';
import { createApi } from '../desk/server/api.ts';
import { createDesk } from '../desk/server/desk-server.ts';
import { contentRootOf } from '../desk/server/editions.ts';
import { serverPlace } from '../desk/server/server-place.ts';
import { createComposedPreview } from '../server/composed-preview.ts';
import { createAnswerPage } from '../server/messages/answer-page.ts';
import { openMessages } from '../server/messages/open-messages.ts';
import { listenOn } from '../server/ports.ts';
import { currentFolder, poolFolder } from '../server/releases/release-folder.ts';
import { readSettings, type Settings } from '../server/settings.ts';
import { openDoor } from '../server/sign-in/door.ts';
import { readPageCode } from '../server/sign-in/page.ts';
import { openState } from '../server/state/open-state.ts';
import { createStaticSite } from '../server/static-site.ts';

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
  const deskPage = await builtPage(root, 'desk', onBuild('redigeringen'));
  const signIn = await builtPage(root, 'sign-in', onBuild('innloggingen'));

  const facts: HostFacts = {
    url: siteAddress,
    formService: { endpoint: `${siteAddress}/melding/{language}`, answerIsReadable: true },
  };
  const isTrial = siteAddress.startsWith('http:');
  const messages = await openMessages({
    settings,
    company: () => readCompany(data),
    page: createAnswerPage(currentFolder(data)),
  });
  const files = createStaticSite({ directories: [currentFolder(data), poolFolder(data)] });
  const site = createServer((request, response) => {
    if (request.url?.startsWith('/melding/')) return void messages.receive(request, response);
    if (existsSync(currentFolder(data))) return files(request, response);
    response.writeHead(503, { 'Content-Type': 'text/plain; charset=utf-8', 'Retry-After': '60' });
    response.end('Nettstedet er ikke lagt ut ennå. This website is not published yet.');
  });

  const door = await openDoor({ origin: deskAddress, data, page: await readPageCode(signIn) });
  const api = await createApi(data, serverPlace({ project: root, data, host: facts, isTrial }));
  const isSecure = deskAddress.startsWith('https:');
  const contentRoot = (request: IncomingMessage) => contentRootOf(data, request, isSecure);
  const inside = createDesk({
    page: deskPage,
    api: (request, response) => void api(request, response),
    preview: createComposedPreview({ root, code, contentRoot, host: facts }),
  });
  const desk = createServer((request, response) =>
    door.handle(request, response, (asked, answer) => messages.answerDesk(asked, answer, inside)),
  );

  // Photos from a phone take longer than a message.
  site.requestTimeout = messageTimeout;
  await listenOn(site, sitePort, { host });
  await listenOn(desk, deskPort, { host });
  await announce(settings, await door.greeting(process.stdout.isTTY));
  stopOnSignal([site, desk], async () => {
    await messages.stop();
    state.close();
  });
}

/** Prints where everything is, and what is missing. */
async function announce(
  { data, siteAddress, deskAddress, mail }: Settings,
  greeting?: string,
): Promise<void> {
  console.log(`Nettstedet: ${siteAddress}\nRedigering: ${deskAddress}/rediger/\nMappen:     ${data}`);
  if (!mail)
    console.log(
      'SMTP_URL er ikke satt: Meldinger fra skjemaet vises i redigeringen, og sendes ikke på e-post.',
    );
  const host = { url: siteAddress, formService: { endpoint: siteAddress, answerIsReadable: true } };
  const list = await readLaunchList(data, host).catch(() => null);
  for (const { missing, remedy } of list?.items ?? []) console.log(`Mangler: ${missing} ${remedy}`);
  if (greeting) console.log(`\n${greeting}`);
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
