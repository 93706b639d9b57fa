import { createServer, type RequestListener, type Server } from 'node:http';
import { Hono } from 'hono';
import { type ComposedSite, composeSite } from '../builder/compose/compose-site.ts';
import { readCompany, readWholeContent, requirePublishable } from '../builder/content/read-content.ts';
import { createBackgroundEncoder } from '../builder/pictures/encoded-pictures.ts';
import { ensureDeskBundle, ensureSiteBundle } from '../builder/vite/bundles.ts';
import { hourMs, minuteMs } from '../common/time.ts';
import { ContentError } from '../content-model/problems.ts';
import { createApi } from './desk/api.ts';
import { eraseDeleted } from './desk/deletions.ts';
import { createDeskApp, createLocalGuard, localOrigins } from './desk-app.ts';
import { type AppEnv, HttpError, listenerOf, listenOn, refuseOtherLocalhost } from './http.ts';
import { createMessageService } from './messages/message-service.ts';
import { createPreview, serveComposed } from './preview.ts';
import { composeRelease, livePictures } from './releases/compose-release.ts';
import { copyContent } from './releases/copy-content.ts';
import { type Compose, createPublisher } from './releases/publisher.ts';
import { openReleases } from './releases/release-store.ts';
import type { Settings } from './settings.ts';
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

export async function start(settings: Settings, root: string): Promise<() => Promise<void>> {
  const { content, data, siteOrigin, deskOrigin, sitePort, deskPort, host, password, deployment } = settings;
  const [site, desk] = [openHost(messageTimeout), openHost(photoTimeout)];
  // Before the folder is opened, because the ports are what two programs cannot share.
  if (!deployment.isServer) await Promise.all([sitePort, deskPort].map(refuseOtherLocalhost));
  await listenOn(site.server, sitePort, { host });
  await listenOn(desk.server, deskPort, { host });
  const { releases, messages } = await openServices(settings, root);
  // Builds both bundles at the same time, so that the owner waits less.
  const deskPage = ensureDeskBundle(root, () => console.log('Building the page of the desk …'));
  deskPage.catch(console.error);
  const code = await ensureSiteBundle(root, () => console.log('Building the code of the site …'));

  let beforeRelease: Promise<ComposedSite> | undefined;
  const encodeInBackground = createBackgroundEncoder(root);
  const pictures = livePictures(root, releases);
  const findPicture = (name: string) => {
    const found = pictures().findFile(name);
    if (found && !found.isEncoded) void encodeInBackground(pictures().missing());
    return found;
  };
  const release = { project: root, code, store: releases, deployment };
  const compose: Compose = (...work) => composeRelease(release, ...work);
  const erase = () => eraseDeleted(content, root, releases);
  const publisher = createPublisher({
    store: releases,
    deployment,
    codeKey: code.key,
    compose,
    erase,
  });

  site.serve(
    createSiteApp({
      receive: deployment.isServer ? messages.receive([siteOrigin]) : undefined,
      folders: () => {
        const folder = releases.liveSite();
        return folder ? [folder, releases.pool] : [];
      },
      findPicture,
      unpublished: deployment.isOwnMachine ? serveComposed(code, siteBeforeRelease) : undefined,
    }),
  );
  desk.serve(
    createDeskApp({
      receive: deployment.isServer ? undefined : messages.receive(localOrigins(sitePort)),
      guard:
        password === null
          ? createLocalGuard(deskPort)
          : createSignIn(deskOrigin, password, await openSessions(data)),
      api: [messages.desk, await createApi({ settings, releases, publisher, messages })],
      page: () => deskPage,
      preview: createPreview({
        root,
        code,
        content,
        published: releases.liveFolder,
        encodeInBackground,
        overrides: { ...deployment.companyOverrides, formService: previewForm },
      }),
    }),
  );

  await nameUnreadableFiles(content);
  if (deployment.isOwnMachine) void releaseAtStart().catch(console.error);
  void publisher.tidy();
  const timer = setInterval(() => void publisher.tidy(), hourMs).unref();

  /** Composes pages on request, because the first release takes some seconds more. */
  function siteBeforeRelease(): Promise<ComposedSite> {
    const now = new Date();
    beforeRelease ??= requirePublishable(content, now).then(() =>
      composeSite(root, content, code, deployment.companyOverrides, now),
    );
    return beforeRelease;
  }

  async function releaseAtStart(): Promise<void> {
    try {
      const live = releases.live();
      if (live) await publisher.activate(live);
      else {
        await requirePublishable(content, new Date());
        await publisher.publish({ kind: 'published', changes: [], copy: (to) => copyContent(content, to) });
      }
    } catch (error) {
      if (!(error instanceof ContentError)) throw error;
      console.error(`No new release until this is corrected and published:\n${error.message}\n`);
    }
    beforeRelease = undefined;
  }

  return async () => {
    clearInterval(timer);
    await Promise.all([site, desk].map(({ server }) => stop(server)));
    await messages.stop();
  };
}

/** Whoever has changed a file by hand sees the terminal. */
async function nameUnreadableFiles(content: string): Promise<void> {
  const { unreadable } = await readWholeContent(content);
  if (unreadable.length > 0) console.error(new ContentError(unreadable).message);
}

async function openServices(settings: Settings, root: string) {
  const { data, deployment } = settings;
  await openDataFolder(settings, root);
  const releases = await openReleases(data, { hasLink: deployment.isServer });
  // A fact that is typed half must not stop the mail, so the program uses what is published.
  const company = async () => {
    const live = releases.liveFolder();
    return live === undefined ? null : readCompany(live);
  };
  const messages = await createMessageService({ settings, company, release: releases.liveFolder });
  return { releases, messages };
}

/** Serves the desk and the form, without a history: nothing is published, and nothing is kept of what was. */
export async function openForDevelopment(settings: Settings, root: string, port: number) {
  const { releases, messages } = await openServices(settings, root);
  const refuse = async () => {
    throw new HttpError(422, 'Herfra publiseres ingenting: «npm run dev» er for dem som endrer koden.');
  };
  // Deletions wait for the next start of the program that has the releases.
  const tidy = async () => {};
  const publisher = { publish: refuse, publishNotice: refuse, activate: refuse, archive: refuse, tidy };
  const host = createDeskApp({
    receive: messages.receive(localOrigins(port)),
    guard: createLocalGuard(port),
    api: [messages.desk, await createApi({ settings, releases, publisher, messages })],
  });
  return listenerOf(host);
}

/** An HTTP server, which says that the program is starting until there is something to serve. */
function openHost(requestTimeout: number) {
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
