import { existsSync } from 'node:fs';
import { createServer, type RequestListener, type Server } from 'node:http';
import path from 'node:path';
import { Hono } from 'hono';
import { readContentFolder } from '../builder/content/content-source.ts';
import { readCompany, requirePublishable } from '../builder/content/read-content.ts';
import { encodedFolder, encodeInBackground } from '../builder/pictures/encoded-pictures.ts';
import { ensureDeskBundle, ensureSiteBundle } from '../builder/vite/bundles.ts';
import { minuteMs } from '../common/time.ts';
import { photoFile } from '../content-model/pictures.ts';
import { ContentError } from '../content-model/problems.ts';
import { createApi } from './desk/api.ts';
import { createDeskApp, createLocalGuard, localOrigins } from './desk-app.ts';
import { createComposer } from './history/compose.ts';
import { createDeletions } from './history/deletions.ts';
import { openDraft } from './history/draft.ts';
import { openLiveSite } from './history/live-site.ts';
import { createPublisher } from './history/publish.ts';
import { openSnapshots } from './history/snapshots.ts';
import { type AppEnv, listenerOf, listenOn } from './http.ts';
import { createMessageService } from './messages/message-service.ts';
import { createPreview } from './preview.ts';
import { readSettings, type Settings } from './settings.ts';
import { createSignIn } from './sign-in.ts';
import { createSiteApp } from './site-app.ts';
import { openDataFolder } from './state/data-folder.ts';
import { openSessions } from './state/sessions.ts';

const shutdownTimeout = 2000;
/** Milliseconds in which a visitor's request must arrive. */
const messageTimeout = 30_000;
/** Milliseconds in which a photo must arrive: 40 MB at 3 Mbit/s. Caddy has the same. */
const photoTimeout = 2 * minuteMs;

/** Options of an HTTP server. Node.js swaps both limits if that of the headers, which it also sets itself, is the larger. */
const limitsOf = (requestTimeout: number) => ({
  requestTimeout,
  headersTimeout: messageTimeout,
  connectionsCheckingInterval: 5_000,
});

/** The preview does not accept messages, and its form shows the refusal. */
const previewForm = { endpoint: '/melding/{language}', answerIsReadable: true };

/** Starts the site, the desk and the messages. Resolves when visitors can read the site, if it has been published. */
export async function start(settings: Settings, root: string): Promise<() => Promise<void>> {
  const { content, data, siteOrigin, deskOrigin, sitePort, deskPort, host, password, deployment } = settings;
  const isServer = deployment.kind === 'server';
  const isOwnMachine = deployment.kind === 'ownMachine';
  const ports = [openPort(messageTimeout), openPort(photoTimeout)] as const;
  const [sitePortal, deskPortal] = ports;
  // Before the folder is opened, because the ports are what two programs cannot share.
  await listenOn(sitePortal.server, sitePort, { host });
  await listenOn(deskPortal.server, deskPort, { host });
  await openDataFolder(settings, root);
  const draft = openDraft(content);
  const snapshots = await openSnapshots(data);
  const site = await openLiveSite(data, { hasLink: isServer });
  const published = () => {
    const live = snapshots.live();
    return live && { root: content, files: live.documents };
  };
  // A fact that is typed half must not stop the mail, so the program uses what is published.
  const company = async () => {
    const source = published();
    return source ? readCompany(source) : null;
  };
  const messages = await createMessageService({ settings, company, site: site.folder });
  // Builds both bundles at the same time, so that the owner waits less.
  const [code, deskPage] = await Promise.all([
    ensureSiteBundle(root, () => console.log('Building the code of the site …')),
    ensureDeskBundle(root, () => console.log('Building the page of the desk …')),
  ]);

  const encoded = encodedFolder(data);
  const compose = createComposer({ root: content, code, encoded, deployment });
  const publisher = createPublisher({ draft, snapshots, site, compose, deployment });
  const deletions = createDeletions({ draft, snapshots, site, encoded, publisher });

  /** The own machine shows a picture, and until it is encoded the photo that its name begins with. */
  function findPicture(name: string) {
    const file = path.join(encoded, name);
    if (existsSync(file)) return { file, isEncoded: true };
    const photo = path.join(content, photoFile(name.split('.')[0] ?? ''));
    if (!existsSync(photo)) return undefined;
    void encodeInBackground(encoded, publisher.pictures()?.missing() ?? []);
    return { file: photo, isEncoded: false };
  }

  sitePortal.serve(
    createSiteApp({
      receive: isServer ? messages.receive([siteOrigin]) : undefined,
      folder: site.folder,
      ...(isOwnMachine && { findPicture }),
    }),
  );
  const composing = composeAtStart().catch(console.error);
  // The desk tells whether the site is published, so it waits for the first time.
  if (isOwnMachine && !site.folder()) await composing;
  const guard =
    password === null
      ? createLocalGuard(deskPort)
      : createSignIn(deskOrigin, password, await openSessions(data));
  const history = { snapshots, site, publisher, deletions };
  deskPortal.serve(
    createDeskApp({
      receive: isServer ? undefined : messages.receive(localOrigins(sitePort)),
      guard,
      api: [messages.desk, await createApi({ settings, draft, history, messages })],
      page: deskPage,
      preview: createPreview({
        encoded,
        code,
        content,
        published,
        overrides: { ...deployment.companyOverrides, formService: previewForm },
      }),
    }),
  );

  /** The own machine publishes what it finds at its first start. */
  async function composeAtStart(): Promise<void> {
    if (snapshots.live() || !isOwnMachine) return publisher.renewAtStart();
    try {
      await publisher.publish(async () => {
        await requirePublishable(await readContentFolder(content), new Date());
        return draft.documents();
      });
    } catch (error) {
      if (!(error instanceof ContentError)) throw error;
      console.error(`Nothing is published until this is corrected:\n${error.message}\n`);
    }
  }

  return async () => {
    await Promise.all(ports.map(({ server }) => stop(server)));
    await messages.stop();
  };
}

/**
 * Returns a listener for the desk and the form, without a history: nothing is published, and no earlier state
 * is kept. The site and the desk share a port. The desk edits the content/ of the project.
 */
export async function openForDevelopment(root: string, port: number) {
  const origin = `http://localhost:${port}`;
  const settings = {
    ...readSettings({ ...process.env, PORT: '', DESK_PORT: '' }, root),
    content: root,
    // A program that runs beside it has its own data in var/.
    data: path.join(root, '.cache/dev'),
    siteOrigin: origin,
    deskOrigin: origin,
  };
  await openDataFolder(settings, root);
  const company = async () => null;
  const messages = await createMessageService({ settings, company, site: () => undefined });
  const desk = { settings, draft: openDraft(settings.content), history: null, messages };
  const host = createDeskApp({
    receive: messages.receive(localOrigins(port)),
    guard: createLocalGuard(port),
    api: [messages.desk, await createApi(desk)],
  });
  return listenerOf(host);
}

/** An HTTP server, which says that the program is starting until there is something to serve. */
function openPort(requestTimeout: number) {
  let listener: RequestListener = listenerOf(startingApp);
  const server = createServer(limitsOf(requestTimeout), (request, response) => listener(request, response));
  const serve = (app: Hono<AppEnv>) => {
    listener = listenerOf(app);
  };
  return { server, serve };
}

const startingApp = new Hono<AppEnv>().all('*', (c) =>
  c.text(
    'Programmet starter. Prøv igjen om litt. The program is starting. Please try again in a moment.',
    503,
    {
      'Cache-Control': 'no-store',
      'Retry-After': '5',
    },
  ),
);

async function stop(server: Server): Promise<void> {
  setTimeout(() => server.closeAllConnections(), shutdownTimeout).unref();
  await new Promise((resolve) => server.close(resolve));
}
